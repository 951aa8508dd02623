import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { project } from './project.mjs';

const file = join(project, '.setup.lock');

/** Runs `work` while no other start of the same clone installs or builds. */
export async function withSetupLock(/** @type {() => Promise<void>} */ work) {
  while (!take()) await pause(200);
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    await work();
  } finally {
    release();
    process.off('exit', release);
  }
}

function take() {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    if (!holderLives()) rmSync(file, { force: true });
    return false;
  }
}

function holderLives() {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
