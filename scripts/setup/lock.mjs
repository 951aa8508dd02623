import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { project } from './project.mjs';

/** Runs `work` while no other start of the same clone installs or builds. */
export async function withSetupLock(
  /** @type {() => Promise<void>} */ work,
  file = join(project, '.setup.lock'),
) {
  while (!take(file)) await pause(200);
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    await work();
  } finally {
    release();
    process.off('exit', release);
  }
}

/** A link is made with its content at once: an empty lock was left by a power cut. */
function take(/** @type {string} */ file) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, nameOf(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    if (!holderLives(file)) rmSync(file, { force: true });
    return false;
  } finally {
    rmSync(own);
  }
}

function holderLives(/** @type {string} */ file) {
  const holder = contentOf(file);
  const pid = Number.parseInt(holder, 10);
  if (Number.isNaN(pid) || holder !== nameOf(pid)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * A process by its number and, where the system tells, its start: after a restart of the machine another one has the number. One that
 * has ended, and was not reaped (Z), has no start.
 */
function nameOf(/** @type {number} */ pid) {
  const stat = contentOf(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const born = fields[0] === 'Z' ? '' : (fields[19] ?? '');
  return `${pid} ${born}`;
}

/** The content of a file, or nothing if it has gone meanwhile. */
function contentOf(/** @type {string} */ file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) return '';
    throw error;
  }
}
