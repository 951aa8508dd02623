import type { Connection } from '../lib/database/database.ts';
import { printOf } from '../lib/media/line-archive.ts';
import type { MediaStorage } from '../lib/media/media-storage.ts';
import type { BrokenRow } from './invariants/invariant.ts';

/**
 * The files of archived audit entries that are not there, or not as they were written (R472). Each is read whole, one after the other.
 *
 * @throws StorageError if the storage does not answer.
 */
export async function findBrokenArchives(db: Connection, media: MediaStorage): Promise<BrokenRow[]> {
  const archives = await db
    .selectFrom('audit_archives')
    .selectAll()
    .orderBy('until')
    .orderBy('part')
    .execute();
  const broken: BrokenRow[] = [];
  for (const { path, entries, sha256 } of archives) {
    const wrong = differenceOf(await readPrint(media, path), { lines: entries, sha256 });
    if (wrong !== undefined) broken.push({ entity: 'audit_archives', id: path, wrong });
  }
  return broken;
}

interface Print {
  lines: number;
  sha256: string;
}

/** Undefined without the file, null if it cannot be unpacked. */
async function readPrint(media: MediaStorage, path: string): Promise<Print | null | undefined> {
  const packed = await media.read(path);
  return packed && printOf(packed).catch(() => null);
}

function differenceOf(found: Print | null | undefined, recorded: Print): string | undefined {
  if (found === undefined) return 'the file is missing';
  if (found === null) return 'the file is damaged';
  if (found.lines !== recorded.lines)
    return `the file has ${found.lines} entries, ${recorded.lines} were archived`;
  return found.sha256 === recorded.sha256 ? undefined : 'the file was changed';
}
