import { rename, rm, writeFile } from 'node:fs/promises';
import { PRIVATE_FILE } from './data-dir.ts';

/**
 * Writes a file under a temporary name and renames it, so that an incomplete one is never read. Nothing is left if that fails,
 * for example on a full disk.
 *
 * @param part The temporary name, in the same folder.
 */
export async function writeWholeFile(file: string, part: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeFile(part, bytes, { mode: PRIVATE_FILE });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
