import type { RawBuilder } from 'kysely';
import { tryToChangeParts } from '../../lib/database/audit-parts-lock.ts';
import { withBriefLocks } from '../../lib/database/brief-locks.ts';
import { type Database, inTransaction, type Transaction } from '../../lib/database/database.ts';
import { readInBatches } from '../../lib/database/snapshot.ts';
import type { Deps } from '../../lib/http/context.ts';
import { type LinePrint, packLines, printOf } from '../../lib/media/line-archive.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import {
  chooseLeaving,
  findArchivedUntil,
  findBrokenLeaving,
  insertArchive,
  keepStates,
  leaving,
} from './audit-archives.repository.ts';
import { type AuditPart, monthBefore, nextToArchive } from './audit-months.rules.ts';
import {
  countEntries,
  entriesAsLines,
  findAuditParts,
  keepEntries,
  lockPart,
  replaceParts,
} from './audit-parts.repository.ts';

const ACTOR = 'system:archive-audit';

/** Entries of a file, which is read whole: about 5 MB, as the largest picture. */
const ENTRIES_PER_FILE = 200_000;
/** Entries that are read at once. */
const BATCH = 5_000;

type ArchiveDeps = Pick<Deps, 'db' | 'clock' | 'media' | 'log'>;

/**
 * Handler of the job `archive-audit` (R472): writes the months that are older than the setting says into files beside the pictures, and
 * drops their parts of the audit log. `0` months: never.
 *
 * @param entriesPerFile Fewer in tests.
 * @throws StorageError if the storage is away, and an error for a month that cannot be archived as it is.
 */
export async function archiveAudit(deps: ArchiveDeps, entriesPerFile = ENTRIES_PER_FILE): Promise<void> {
  while (await archiveNext(deps, entriesPerFile));
}

/**
 * Archives one part in one transaction: whatever happens, either the files are whole and recorded and the part is dropped, or the part is
 * there and the next run writes the files again. @returns whether there was one.
 */
async function archiveNext(deps: ArchiveDeps, entriesPerFile: number): Promise<boolean> {
  return inTransaction(deps, ACTOR, async trx => {
    const { auditMonths } = await loadSettings(trx);
    if (auditMonths === 0 || !(await tryToChangeParts(trx))) return false;
    const parts = await findAuditParts(trx);
    const archivedUntil = await findArchivedUntil(trx);
    const part = nextToArchive(parts, archivedUntil, deps.clock.now(), auditMonths);
    if (!part) return false;
    const { until } = part;
    // What stayed of earlier months is in a part of its own; with what stays of this one it makes the next such part.
    const earlier = parts.filter(other => other.until !== null && other.until < until);
    const replaced = [...earlier, part];
    for (const each of replaced) await lockPart(trx, each);
    await chooseLeaving(trx, replaced, until);
    await requireUnbroken(trx, until);
    const entries = await writeFiles(deps, trx, part, earlier, entriesPerFile);
    await keepStates(trx);
    const kept = await keepEntries(trx, replaced, until, leaving);
    await withBriefLocks(trx, () => replaceParts(trx, replaced, kept, until));
    deps.log.info({ until, entries }, 'audit entries archived');
    return true;
  });
}

/**
 * Writes the entries of a part, and those that leave the earlier ones, into files, reads these back, and records them.
 *
 * @returns the number of entries.
 */
async function writeFiles(
  { clock, media }: ArchiveDeps,
  trx: Transaction<Database>,
  part: AuditPart & { until: Date },
  earlier: readonly AuditPart[],
  entriesPerFile: number,
): Promise<number> {
  const { until } = part;
  const lines = linesOf(trx, entriesAsLines(part, earlier, leaving));
  let entries = 0;
  for (let number = 1; ; number++) {
    const packed = await packLines(take(lines, entriesPerFile));
    const print = await printOf(packed);
    // A part without entries has one file, too.
    if (print.lines === 0 && number > 1) break;
    const path = `audit/${monthBefore(until)}-${String(number).padStart(3, '0')}.jsonl.gz`;
    await media.write(path, packed);
    requireSame(path, print, await media.read(path).then(read => read && printOf(read)));
    await insertArchive(trx, { until, part: number, path, archivedAt: clock.now() }, print);
    entries += print.lines;
    if (print.lines < entriesPerFile) break;
  }
  const stored = await countEntries(trx, part, earlier, leaving);
  if (stored !== entries) throw new Error(`${part.name} has ${stored} entries, its files have ${entries}`);
  return entries;
}

async function* linesOf(trx: Transaction<Database>, query: RawBuilder<unknown>): AsyncGenerator<string> {
  const snapshot = { db: trx, close: async () => {} };
  for await (const batch of readInBatches<{ line: string }>(snapshot, query, BATCH))
    for (const { line } of batch) yield line;
}

/** The next `count` lines; the others can be taken afterwards. */
async function* take(lines: AsyncGenerator<string>, count: number): AsyncGenerator<string> {
  for (let taken = 0; taken < count; taken++) {
    const { value, done } = await lines.next();
    if (done) return;
    yield value;
  }
}

function requireSame(path: string, written: LinePrint, read: LinePrint | undefined): void {
  if (read?.sha256 !== written.sha256 || read.lines !== written.lines)
    throw new Error(`${path} is not what was written there`);
}

/** Entries that contradict each other stay, because nothing would find them afterwards. */
async function requireUnbroken(trx: Transaction<Database>, until: Date): Promise<void> {
  const broken = await findBrokenLeaving(trx);
  if (broken)
    throw new Error(
      `the audit entries until ${monthBefore(until)} are not archived: ${broken.entity} ${broken.id} ${broken.wrong}; npm run audit says more`,
    );
}
