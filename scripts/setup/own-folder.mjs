import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A PostgreSQL that was told to end still writes down what it has. */
const PATIENCE_MS = 20_000;

/** Makes the one folder for every temporary file of this process and its children, and has them use it. */
export function makeOwnFolder(/** @type {string} */ prefix) {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  // PostgreSQL runs as another user when we are root.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Waits until nothing works in the folder any more, ends what does not end by itself, and removes the folder. */
export async function removeOwnFolder(/** @type {string} */ folder) {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until && workingIn(folder).length > 0; )
    await pause(100);
  for (const pid of workingIn(folder)) kill(pid);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

/** The processes that were started with a file or the temporary files of this folder; none where the system has no /proc. */
function workingIn(/** @type {string} */ folder) {
  let names;
  try {
    names = readdirSync('/proc');
  } catch {
    return [];
  }
  return names
    .filter(name => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter(
      name =>
        read(`/proc/${name}/cmdline`).includes(folder) || read(`/proc/${name}/environ`).includes(folder),
    )
    .map(Number);
}

/** Empty for a process that has ended meanwhile or belongs to somebody else. */
function read(/** @type {string} */ file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function kill(/** @type {number} */ pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended in the meantime.
  }
}
