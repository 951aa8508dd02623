import { closeSync, fsyncSync, linkSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PRIVATE_FILE } from './data-dir.ts';

/**
 * Writes a file under a temporary name and renames it, so that an incomplete one is never read. It outlives a power cut. Nothing is left
 * if that fails, for example on a full disk.
 *
 * @param part The temporary name, in the same folder.
 */
export async function writeWholeFile(file: string, part: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeFile(part, bytes, { mode: PRIVATE_FILE, flush: true });
    await rename(part, file);
    await flushFolder(dirname(file));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** After a power cut the new name must still be there. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a file, unless there is one: two first starts on one folder agree on its content. It outlives a power cut. */
export function makeFileOnce(file: string, content: string): void {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, content, { mode: PRIVATE_FILE, flush: true });
  try {
    linkSync(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(part);
  }
  const folder = openSync(dirname(file), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
