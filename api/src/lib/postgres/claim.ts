import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The process that runs a cluster, and its connection; stored in the data folder while it runs. */
export interface Claim {
  pid: number;
  /**
   * The start time of the process, which distinguishes it from a later one with the same number; empty if the system does not
   * provide it.
   */
  born: string;
  url?: string;
}

const FILE = 'postgres.claim';

/**
 * Claims the cluster of a data folder for this process. Returns undefined on success, otherwise the claim of the living process
 * that has it. The claim of a dead process does not count.
 */
export function claim(dataDir: string): Claim | undefined {
  const file = join(dataDir, FILE);
  const whole = write(dataDir, { pid: process.pid, born: bornAt(process.pid) });
  try {
    for (;;) {
      try {
        linkSync(whole, file);
        return undefined;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = activeClaim(dataDir);
      if (holder) return holder;
      rmSync(file, { force: true });
    }
  } finally {
    rmSync(whole);
  }
}

/** Publishes the running cluster for other commands. */
export function publish(dataDir: string, url: string): void {
  renameSync(write(dataDir, { pid: process.pid, born: bornAt(process.pid), url }), join(dataDir, FILE));
}

/** Written to a temporary file and renamed, so that an incomplete claim is never read. */
function write(dataDir: string, mine: Claim): string {
  const aside = join(dataDir, `${FILE}.${process.pid}`);
  writeFileSync(aside, JSON.stringify(mine), { mode: 0o600 });
  return aside;
}

/** Releases the cluster. */
export function release(dataDir: string): void {
  rmSync(join(dataDir, FILE), { force: true });
}

/** The claim on a data folder's cluster, if its process is alive. */
export function activeClaim(dataDir: string): Claim | undefined {
  const text = contentOf(join(dataDir, FILE));
  // A power cut leaves an empty one: its process has ended too.
  if (text === '') return undefined;
  const held = JSON.parse(text) as Claim;
  return isAlive(held.pid) && bornAt(held.pid) === held.born ? held : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Field 22 of /proc/<pid>/stat, counted after the parenthesis that closes the name. Empty for a process that has ended and was not
 * reaped (Z): in a container it often never is.
 */
function bornAt(pid: number): string {
  const stat = contentOf(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? '' : (fields[19] ?? '');
}

/** Of a file, and of a process whose file is read. */
const GONE = new Set(['ENOENT', 'ESRCH']);

/** The content of a file, or nothing if it has gone meanwhile. */
function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (GONE.has((error as NodeJS.ErrnoException).code ?? '')) return '';
    throw error;
  }
}
