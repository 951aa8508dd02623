import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrationsFolder, readFrozen, sumsOf, unrecorded, violationsOf, writeFrozen } from './frozen.ts';

test('keeps the recorded migrations unchanged', () => {
  expect(violationsOf(readFrozen(migrationsFolder), sumsOf(migrationsFolder))).toEqual([]);
});

test('has recorded every migration (otherwise: npm run migrate:freeze)', () => {
  expect(unrecorded(readFrozen(migrationsFolder), sumsOf(migrationsFolder))).toEqual([]);
});

describe('the check', () => {
  const frozen = { '0001_ports.ts': 'a', '0002_ships.ts': 'b' };
  const next =
    'The schema changes by a new migration, 0003_<subject>.ts, recorded with "npm run migrate:freeze".';

  test.each([
    [
      'a changed migration',
      { ...frozen, '0001_ports.ts': 'c' },
      `0001_ports.ts was changed: restore it. ${next}`,
    ],
    [
      'a removed migration',
      { '0001_ports.ts': 'a' },
      `0002_ships.ts was removed or renamed: restore it. ${next}`,
    ],
    [
      'a new migration with a number that is taken',
      { ...frozen, '0002_rooms.ts': 'c' },
      '0002_rooms.ts is new and takes the next number: call it 0003_<subject>.ts.',
    ],
    [
      'a new migration that leaves a number out',
      { ...frozen, '0004_rooms.ts': 'c' },
      '0004_rooms.ts is new and takes the next number: call it 0003_<subject>.ts.',
    ],
  ])('refuses %s', (_case, present, sentence) => {
    expect(violationsOf(frozen, present)).toEqual([sentence]);
  });

  test('refuses a renumbered migration', () => {
    const { '0002_ships.ts': ships, ...others } = frozen;
    expect(violationsOf(frozen, { ...others, '0003_ships.ts': ships })).toEqual([
      `0002_ships.ts was removed or renamed: restore it. ${next}`,
    ]);
  });

  test('accepts new migrations with the next numbers', () => {
    const present = { ...frozen, '0003_rooms.ts': 'c', '0004_fares.ts': 'd' };
    expect(violationsOf(frozen, present)).toEqual([]);
    expect(unrecorded(frozen, present)).toEqual(['0003_rooms.ts', '0004_fares.ts']);
  });
});

test('takes checksums of the migrations’ content, and reads them back as written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-frozen-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, '0001_ports.ts'), 'abc');
  const sums = sumsOf(folder);
  expect(sums).toEqual({
    '0001_ports.ts': 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  });
  writeFrozen(folder, sums);
  expect(readFrozen(folder)).toEqual(sums);
  expect(sumsOf(folder)).toEqual(sums);
});
