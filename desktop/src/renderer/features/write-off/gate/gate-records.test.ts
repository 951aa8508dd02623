import { expect, test } from 'vitest';
import { MAX_RECORDS, shownAmong, withRecord, worstOf } from './gate-records.ts';
import { recordOf } from './testing/record.ts';

const earlier = Array.from({ length: MAX_RECORDS }, (_, index) =>
  recordOf({ eventId: `e${index}`, at: `2026-12-12T12:${String(40 - index).padStart(2, '0')}:00.000Z` }),
);

test('puts a new record first, and removes the oldest', () => {
  const next = recordOf({ eventId: 'new', at: '2026-12-12T12:41:00.000Z' });
  const records = withRecord(earlier, next);
  expect(records).toHaveLength(MAX_RECORDS);
  expect(records[0]).toBe(next);
  expect(records).not.toContain(earlier.at(-1));
});

test('updates a known record in place', () => {
  const sent = recordOf({ eventId: 'e3', sent: true });
  const records = withRecord(earlier, sent);
  expect(records[3]).toBe(sent);
  expect(records).toHaveLength(MAX_RECORDS);
});

test('does not bring back a record that is no longer listed when it is sent', () => {
  const old = recordOf({ eventId: 'old', at: '2026-12-12T08:00:00.000Z', sent: true });
  expect(withRecord(earlier, old)).toBe(earlier);
  expect(withRecord([], old)).toEqual([old]);
});

test('shows the last scanned ticket, ignoring later party boardings and undos', () => {
  const scan = recordOf({ eventId: 'scan' });
  expect(
    shownAmong([recordOf({ method: 'undo', outcome: 'undone' }), recordOf({ method: 'party' }), scan]),
  ).toBe(scan);
  const override = recordOf({ method: 'override' });
  expect(shownAmong([override, scan])).toBe(override);
  expect(shownAmong([])).toBeUndefined();
});

test.each([
  [['admit', 'admit'], 'admit'],
  [['admit', 'warn', 'admit'], 'warn'],
  [['refuse', 'warn', 'admit'], 'refuse'],
  [[], null],
] as const)('of %j the sound is %s', (verdicts, worst) => {
  expect(worstOf(verdicts.map(verdict => recordOf({ verdict })))).toBe(worst);
});

test('plays no sound for an undone boarding', () => {
  expect(worstOf([recordOf({ outcome: 'undone', verdict: 'admit' })])).toBeNull();
});
