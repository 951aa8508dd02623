import { mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { SeededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import type { DiskOperation } from './disk-trace.ts';

type Change = { offset: number; bytes: Buffer } | { length: number };

interface File {
  /** Whether its name would be found again. */
  named: boolean;
  /** What is on the disk for certain. */
  content: Buffer;
  /** What the disk was told since, and may have, or have in part. */
  pending: Change[];
}

/** What a disk writes at once or not at all. */
const SECTOR = 512;

/**
 * The files of a folder as a disk may have them when the power goes: what was synced is there; of all that was written since
 * each sector may be old or new. `names`: of these files alone.
 */
export function createDisk(folder: string, names: readonly string[]) {
  const real = realpathSync(folder);
  const files = new Map<string, File>();
  for (const name of readdirSync(folder).filter(each => names.includes(each)))
    files.set(name, { named: true, content: readFileSync(join(folder, name)), pending: [] });

  const fileAt = (path: string): File | undefined =>
    dirname(path) === real ? files.get(basename(path)) : undefined;

  function sync(path: string): void {
    if (path === real) for (const file of files.values()) file.named = true;
    const file = fileAt(path);
    if (!file) return;
    file.content = applied(file.content, file.pending);
    file.pending = [];
  }

  return {
    take(deed: DiskOperation): void {
      if (deed.kind === 'create') {
        const name = basename(deed.path);
        if (dirname(deed.path) === real && names.includes(name) && !files.has(name))
          files.set(name, { named: false, content: Buffer.alloc(0), pending: [] });
      } else if (deed.kind === 'sync') sync(deed.path);
      else if (deed.kind === 'write' || deed.kind === 'truncate') fileAt(deed.path)?.pending.push(deed);
    },
    /** Writes the files into another folder as they are found when the power comes back. */
    afterPowerCut(into: string, random: SeededRandom): void {
      rmSync(into, { recursive: true, force: true });
      mkdirSync(into);
      // A disk that wrote nothing since, one that wrote everything, or anything in between.
      const share = random.below(3) * 50;
      const isKept = () => random.below(100) < share;
      for (const [name, { named, content, pending }] of files) {
        if (!named && !isKept()) continue;
        writeFileSync(join(into, name), applied(content, pending.flatMap(sectors).filter(isKept)));
      }
    },
  };
}

/** A file after these changes. */
function applied(content: Buffer, changes: readonly Change[]): Buffer {
  const ends = changes.map(change =>
    'length' in change ? change.length : change.offset + change.bytes.length,
  );
  const bytes = Buffer.alloc(Math.max(content.length, ...ends));
  content.copy(bytes);
  let length = content.length;
  for (const [place, change] of changes.entries()) {
    const end = ends[place] ?? 0;
    if ('length' in change) bytes.fill(0, end);
    else bytes.set(change.bytes, change.offset);
    length = 'length' in change ? end : Math.max(length, end);
  }
  return bytes.subarray(0, length);
}

/** A write as the sectors that it changes. */
function sectors(change: Change): Change[] {
  if ('length' in change) return [change];
  const { offset, bytes } = change;
  const pieces: Change[] = [];
  for (let from = 0; from < bytes.length; ) {
    const to = Math.min(bytes.length, from + SECTOR - ((offset + from) % SECTOR));
    pieces.push({ offset: offset + from, bytes: bytes.subarray(from, to) });
    from = to;
  }
  return pieces;
}
