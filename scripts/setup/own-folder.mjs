import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A PostgreSQL that is shutting down still writes its data. */
const PATIENCE_MS = 20_000;

/** Linux's folder for files in memory. */
const MEMORY = '/dev/shm';
const MEMORY_BYTES = 6 * 2 ** 30;

/**
 * Creates the folder for every temporary file of this process and its children, and makes them use it.
 *
 * @param {string} prefix of the folder's name; the number of this process follows
 * @param {{ inMemory: boolean }} options `inMemory`: in memory if there is enough, on the disk otherwise
 */
export function makeOwnFolder(prefix, { inMemory }) {
  const parent = inMemory && hasRoomyMemory() ? MEMORY : tmpdir();
  removeLeftOvers(parent, prefix);
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`));
  // PostgreSQL runs as another user if we are root.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Containers often have 64 MiB there, and some machines start no program from it. */
function hasRoomyMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < MEMORY_BYTES) return false;
    const folder = mkdtempSync(join(MEMORY, 'gangway-try-'));
    try {
      const program = join(folder, 'program');
      writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
      execFileSync(program);
      return true;
    } finally {
      rmSync(folder, { recursive: true });
    }
  } catch {
    return false;
  }
}

/** A killed process leaves its folder, which is unused once no process works in it. */
function removeLeftOvers(/** @type {string} */ parent, /** @type {string} */ prefix) {
  for (const name of readdirSync(parent)) {
    const [, pid] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? [];
    const folder = join(parent, name);
    if (!pid || runs(Number(pid)) || workingIn(folder).length > 0) continue;
    try {
      unmountIn(folder);
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // It belongs to another user.
    }
  }
}

/** Waits until no process works in the folder, ends those that do not end by themselves, and removes the folder. */
export async function removeOwnFolder(/** @type {string} */ folder) {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until && workingIn(folder).length > 0; )
    await pause(100);
  for (const pid of workingIn(folder)) kill(pid);
  unmountIn(folder);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

/** Frees the disks of a trial that was interrupted: a folder on which one is mounted cannot be removed. */
function unmountIn(/** @type {string} */ folder) {
  const points = read('/proc/mounts')
    .split('\n')
    .map(line => line.split(' ')[1] ?? '')
    .filter(point => point.startsWith(`${folder}/`));
  for (const point of points) execFileSync('umount', ['--lazy', point]);
}

/** The processes that were started with a file or the temporary files of this folder; none if the system has no /proc. */
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

/** Empty for a process that has ended meanwhile or belongs to another user. */
function read(/** @type {string} */ file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function runs(/** @type {number} */ pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process may not be signaled, but it runs.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

function kill(/** @type {number} */ pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended in the meantime.
  }
}
