import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listMails, readMail, storeMail } from './mail-files.service.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gangway-mail-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const folder = join(dataDir, 'mail');
const first = 'a'.repeat(32);
const second = 'b'.repeat(32);
const noon = new Date('2026-11-20T04:00:00Z');
const later = new Date('2026-11-20T04:00:01Z');

test('lists no mails before the first one is sent', async () => {
  expect(await listMails(join(dataDir, 'none'))).toEqual([]);
});

test('stores a mail once per name, and lists the newest first', async () => {
  await storeMail(folder, first, noon, Buffer.from('one'));
  await storeMail(folder, second, later, Buffer.from('two'));
  await storeMail(folder, first, later, Buffer.from('one again'));
  const files = await listMails(folder);
  expect(files).toEqual([`20261120040001000-${second}.eml`, `20261120040000000-${first}.eml`]);
  expect(String(await readMail(folder, files[1] ?? ''))).toBe('one');
  expect(readdirSync(folder)).toHaveLength(2);
});

test('neither lists nor reads other files', async () => {
  writeFileSync(join(folder, 'notes.txt'), 'x');
  writeFileSync(join(dataDir, 'secret.eml'), 'x');
  expect(await listMails(folder)).toHaveLength(2);
  expect(await readMail(folder, 'notes.txt')).toBeUndefined();
  expect(await readMail(folder, '../secret.eml')).toBeUndefined();
});
