import { statfsSync } from 'node:fs';

/** Far more than the scans of a ship take, and soon gone on a computer that fills its disk. */
const LOW_BYTES = 100 * 1024 * 1024;

/**
 * Whether so little room is left on the disk of a folder that somebody should make some, before scans cannot be kept. A disk
 * that does not answer wants a look as well.
 */
export function isDiskLow(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < LOW_BYTES;
  } catch {
    return true;
  }
}
