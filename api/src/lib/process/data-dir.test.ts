import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeMail } from '../../mail/mailbox/mail-files.service.ts';
import { makeDataDir } from './data-dir.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'gangway-data-dir-'));
});
afterEach(() => rmSync(home, { recursive: true }));

const mode = (path: string) => statSync(path).mode & 0o777;

test('makes the data folder’s content private to the product’s account (R353)', async () => {
  const dataDir = join(home, 'data');
  makeDataDir(dataDir);
  for (const folder of ['', 'keys', 'media']) expect(mode(join(dataDir, folder)), folder).toBe(0o700);
  const mail = join(dataDir, 'mail');
  const name = 'a'.repeat(32);
  await storeMail(mail, name, new Date('2026-11-20T02:00:00Z'), Buffer.from('To: aisyah@example.com'));
  expect(mode(mail)).toBe(0o700);
  expect(mode(join(mail, `20261120020000000-${name}.eml`))).toBe(0o600);
});

test('closes what an older version left readable at the next start, except links and the database (R353)', () => {
  const dataDir = join(home, 'data');
  const at = (path: string) => join(dataDir, path);
  for (const folder of ['', 'mail', 'media', 'media/ships', 'keys', 'postgres'])
    mkdirSync(at(folder), { mode: 0o755 });
  const outside = join(home, 'outside');
  writeFileSync(outside, '');
  chmodSync(outside, 0o644);
  symlinkSync(outside, at('link'));
  for (const file of ['mail/one.eml', 'media/ships/one.jpg', 'running.json', 'postgres/PG_VERSION']) {
    writeFileSync(at(file), '');
    chmodSync(at(file), 0o644);
  }
  makeDataDir(dataDir);
  for (const folder of ['', 'mail', 'media', 'media/ships', 'keys'])
    expect(mode(at(folder)), folder).toBe(0o700);
  for (const file of ['mail/one.eml', 'media/ships/one.jpg', 'running.json'])
    expect(mode(at(file)), file).toBe(0o600);
  expect([mode(at('postgres')), mode(at('postgres/PG_VERSION')), mode(outside)]).toEqual([
    0o755, 0o644, 0o644,
  ]);
});
