import { execFile, spawnSync } from 'node:child_process';
import { appendFile, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A disk of its own, in memory, that can be filled. */
export interface SmallDisk {
  folder: string;
  /** Leaves no byte free for so long. `meanwhile` runs when it is full. */
  fillFor(milliseconds: number, meanwhile?: () => Promise<void>): Promise<void>;
  remove(): Promise<void>;
}

const FILLING_BYTES = 1024 * 1024;
/** What others delete is taken again. */
const PAUSE_MS = 20;

/** Whether this process may mount a disk: root may, outside of most containers. */
export function mayMount(): boolean {
  const { status } = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]);
  return status === 0;
}

/** Mounts a disk of so many megabytes on a folder, which is made. */
export async function mountSmallDisk(folder: string, megabytes: number): Promise<SmallDisk> {
  await mkdir(folder);
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'gangway-faults', folder]);
  const filling = join(folder, 'filling');
  return {
    folder,
    async fillFor(milliseconds, meanwhile = async () => {}) {
      const endsAt = performance.now() + milliseconds;
      try {
        await fill(filling);
        await Promise.all([
          meanwhile(),
          (async () => {
            for (; performance.now() < endsAt; await wait(PAUSE_MS)) await fill(filling);
          })(),
        ]);
      } finally {
        await rm(filling, { force: true });
      }
    },
    async remove() {
      await run('umount', ['--lazy', folder]);
    },
  };
}

/** Writes until nothing more is taken: large pieces first, then single bytes. */
async function fill(file: string): Promise<void> {
  for (let bytes = FILLING_BYTES; bytes >= 1; ) {
    try {
      await appendFile(file, Buffer.alloc(bytes));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      bytes = Math.floor(bytes / 256);
    }
  }
}
