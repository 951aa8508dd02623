import { describe, expect, test } from 'vitest';
import { type BeforeUpgrade, planUpgrade } from './upgrade-plan.ts';

const now = new Date('2026-11-27T12:00:00Z');
const before: BeforeUpgrade = {
  version: '0.2.0',
  run: ['0001_foundations', '0066_schema_floor'],
  added: [{ name: '0067_notes', source: 'create table notes (id uuid)' }],
  lastBackupAt: new Date('2026-11-27T03:00:00Z'),
  oldestTransactionSeconds: null,
  now,
};

test('an upgrade that only adds goes on beside the version before (R455)', () => {
  expect(planUpgrade(before)).toEqual({
    lines: [
      'The database has the migrations up to 0066_schema_floor. Gangway 0.2.0 adds 0067_notes.',
      expect.stringMatching(/^Copies of the version before go on meanwhile/),
    ],
    refusals: [],
  });
});

test('a schema that is current says what is left to do', () => {
  expect(planUpgrade({ ...before, added: [], lastBackupAt: null })).toEqual({
    lines: [
      'The database has every migration of Gangway 0.2.0.',
      expect.stringMatching(/^Restart the copies one after the other/),
    ],
    refusals: [],
  });
});

describe('copies of the version before have to be stopped', () => {
  const stop = expect.stringMatching(
    /^Copies of the version before cannot work .* stop all of them first\.$/,
  );

  test('if a migration sets a floor that they do not know', () => {
    const source = `update schema_floor set migration = '0070_last'`;
    expect(planUpgrade({ ...before, added: [{ name: '0071_drop', source }] }).lines).toContainEqual(stop);
  });

  test('if they are from before the floor', () => {
    expect(planUpgrade({ ...before, run: ['0001_foundations'] }).lines).toContainEqual(stop);
  });

  test('not if they know the floor', () => {
    const source = `update schema_floor set migration = '0066_schema_floor'`;
    expect(planUpgrade({ ...before, added: [{ name: '0071_drop', source }] }).lines).not.toContainEqual(stop);
  });
});

test.each([
  ['no backup', null, /^There is no backup: run npm run backup/],
  ['an old backup', new Date('2026-11-26T11:00:00Z'), /^The last backup is 25 hours old: run npm run backup/],
])('%s is refused', (_case, lastBackupAt, sentence) => {
  expect(planUpgrade({ ...before, lastBackupAt }).refusals).toEqual([expect.stringMatching(sentence)]);
});

test('an empty database needs no backup', () => {
  expect(planUpgrade({ ...before, run: [], lastBackupAt: null }).refusals).toEqual([]);
});

test('a long transaction is a warning', () => {
  expect(planUpgrade({ ...before, oldestTransactionSeconds: 300 }).lines).toContainEqual(
    expect.stringMatching(/^A transaction has been open for 300 seconds\./),
  );
});
