import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRIVATE_FOLDER } from '../../lib/process/data-dir.ts';
import { writeWholeFile } from '../../lib/process/whole-file.ts';

/** The folder of mails while there is no mail server. */
export const mailFolder = (dataDir: string): string => join(dataDir, 'mail');

const fileName = /^\d{17}-[0-9a-f]{32}\.eml$/;

/** Stores a mail as a file, once per name. */
export async function storeMail(folder: string, name: string, at: Date, message: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  const isKept = (await readdir(folder)).some(file => file.endsWith(`-${name}.eml`));
  if (isKept) return;
  const file = join(folder, `${at.toISOString().replace(/\D/g, '')}-${name}.eml`);
  await writeWholeFile(file, `${file}.part`, message);
}

/** The names of the stored mails, newest first. */
export async function listMails(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return files
    .filter(file => fileName.test(file))
    .sort()
    .reverse();
}

/** A mail's bytes; undefined for an unknown name. */
export async function readMail(folder: string, file: string): Promise<Buffer | undefined> {
  const isThere = (await listMails(folder)).includes(file);
  return isThere ? readFile(join(folder, file)) : undefined;
}
