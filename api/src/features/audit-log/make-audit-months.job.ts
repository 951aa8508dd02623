import { tryToChangeParts } from '../../lib/database/audit-parts-lock.ts';
import { withBriefLocks } from '../../lib/database/brief-locks.ts';
import { inTransaction } from '../../lib/database/database.ts';
import type { Deps } from '../../lib/http/context.ts';
import { closingOf, lastEnd, monthsToMake } from './audit-months.rules.ts';
import {
  checkBounds,
  closeDefaultPart,
  findAuditParts,
  findLatestEntryAt,
  makeMonth,
  setBounds,
} from './audit-parts.repository.ts';

const ACTOR = 'system:make-audit-months';

/**
 * Handler of the job `make-audit-months` (R471): the present month of the audit log and the next ones have parts of their own. Before
 * there are any, and where it did not run for months, entries went into the default part. That becomes a part of its own, as it is.
 * Sales go on: tables are locked for moments.
 */
export async function makeAuditMonths(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await inTransaction(deps, ACTOR, async trx => {
    if (!(await tryToChangeParts(trx))) return;
    await emptyDefaultPart(deps);
    const end = lastEnd(await findAuditParts(deps.db));
    for (const month of end ? monthsToMake(deps.clock.now(), end) : [])
      await change(deps, trx => makeMonth(trx, month));
  });
}

/** Between these steps nothing is refused: the bounds end a month from now at the earliest. An interrupted run is repeated whole. */
async function emptyDefaultPart(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const parts = await findAuditParts(deps.db);
  const rest = parts.find(({ isDefault }) => isDefault);
  if (!rest) throw new Error('the audit log has no default part');
  const latest = await findLatestEntryAt(deps.db, rest);
  const from = lastEnd(parts);
  if (from && !latest) return;
  const bounds = { from, until: closingOf(deps.clock.now(), latest) };
  await change(deps, trx => setBounds(trx, rest, bounds));
  await checkBounds(deps.db, rest);
  await change(deps, trx => closeDefaultPart(trx, rest, bounds));
}

const change = (
  deps: Pick<Deps, 'db' | 'clock'>,
  work: Parameters<typeof withBriefLocks>[1],
): Promise<void> => inTransaction(deps, ACTOR, trx => withBriefLocks(trx, work));
