import { statfsSync } from 'node:fs';

/** Far more than the scans of a ship need, but soon used up while a disk is filling. */
const LOW_BYTES = 100 * 1024 * 1024;

/**
 * Whether the disk of a folder has so little space that some should be freed before scans cannot be stored. A disk that
 * does not answer counts as low.
 */
export function isDiskLow(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < LOW_BYTES;
  } catch {
    return true;
  }
}
