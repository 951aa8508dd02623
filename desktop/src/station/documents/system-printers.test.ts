import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSystemPrinters } from './system-printers.ts';

let folder: string;
const printers = createSystemPrinters('linux');
const paper = { fileName: 'receipt-7.pdf', bytes: new TextEncoder().encode('%PDF-1.7 receipt') };

/** A stand-in for a command of CUPS. */
async function command(name: string, script: string) {
  await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`);
  await chmod(join(folder, name), 0o755);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gangway-printers-'));
  vi.stubEnv('PATH', `${folder}${delimiter}/usr/bin${delimiter}/bin`);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

test('lists printers', async () => {
  await command('lpstat', '[ "$1" = -e ] && echo EPSON_TM && echo Office');
  expect(await printers.list()).toEqual([
    { name: 'EPSON_TM', label: 'EPSON TM' },
    { name: 'Office', label: 'Office' },
  ]);
});

test('lists nothing on a computer without printers', async () => {
  await command('lpstat', 'echo "lpstat: No destinations added." >&2; exit 1');
  expect(await printers.list()).toEqual([]);
});

test('passes a document to the printer through the command’s input', async () => {
  await command('lp', `echo "$@" > ${folder}/said; cat > ${folder}/printed`);
  await printers.print('EPSON_TM', paper);
  expect(await readFile(join(folder, 'said'), 'utf8')).toBe('-d EPSON_TM -t receipt-7.pdf\n');
  expect(await readFile(join(folder, 'printed'), 'utf8')).toBe('%PDF-1.7 receipt');
});

test('reports a refusal with the system’s message', async () => {
  await command('lp', 'echo "lp: The printer is not accepting jobs." >&2; exit 1');
  await expect(printers.print('EPSON_TM', paper)).rejects.toMatchObject({
    failure: 'print-failed',
    message: 'lp: The printer is not accepting jobs.',
  });
});

test('reports that a computer without these commands cannot print', async () => {
  vi.stubEnv('PATH', folder);
  await expect(printers.list()).rejects.toMatchObject({ failure: 'no-printing' });
  await expect(createSystemPrinters('win32').list()).rejects.toMatchObject({ failure: 'no-printing' });
});
