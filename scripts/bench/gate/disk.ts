import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { percentile } from '@gangway/shared/node/testing/percentile.ts';

/** Enough for a 99th percentile that is not the slowest one. */
const WRITES = 200;
/** About the size of a scan's record. */
const RECORD = Buffer.alloc(400, 7);

/** Milliseconds of one append and its `fdatasync`. */
export interface DiskTimes {
  median: number;
  p99: number;
}

/** How long the disk needs to store a record durably: a lower bound for every scan. */
export function timeDisk(folder: string): DiskTimes {
  const path = join(folder, 'disk');
  const file = openSync(path, 'a');
  const times = Array.from({ length: WRITES }, () => {
    const begun = performance.now();
    writeSync(file, RECORD);
    fdatasyncSync(file);
    return performance.now() - begun;
  });
  closeSync(file);
  rmSync(path);
  return { median: percentile(times, 0.5), p99: percentile(times, 0.99) };
}
