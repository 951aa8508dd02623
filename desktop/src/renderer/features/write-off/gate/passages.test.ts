import { expect, test } from 'vitest';
import { KEPT, shownAmong, withPassage, worstOf } from './passages.ts';
import { passageOf } from './testing/passage.ts';

const earlier = Array.from({ length: KEPT }, (_, index) =>
  passageOf({ eventId: `e${index}`, at: `2026-12-12T12:${String(40 - index).padStart(2, '0')}:00.000Z` }),
);

test('a new passage stands first, and the oldest makes room', () => {
  const next = passageOf({ eventId: 'new', at: '2026-12-12T12:41:00.000Z' });
  const passages = withPassage(earlier, next);
  expect(passages).toHaveLength(KEPT);
  expect(passages[0]).toBe(next);
  expect(passages).not.toContain(earlier.at(-1));
});

test('one that is there changes in its place', () => {
  const sent = passageOf({ eventId: 'e3', sent: true });
  const passages = withPassage(earlier, sent);
  expect(passages[3]).toBe(sent);
  expect(passages).toHaveLength(KEPT);
});

test('one that has gone out of sight does not come back when it is sent', () => {
  const old = passageOf({ eventId: 'old', at: '2026-12-12T08:00:00.000Z', sent: true });
  expect(withPassage(earlier, old)).toBe(earlier);
  expect(withPassage([], old)).toEqual([old]);
});

test('the screen shows the last ticket that was shown, whatever its party or a supervisor did after', () => {
  const scan = passageOf({ eventId: 'scan' });
  expect(
    shownAmong([passageOf({ method: 'undo', outcome: 'undone' }), passageOf({ method: 'party' }), scan]),
  ).toBe(scan);
  const override = passageOf({ method: 'override' });
  expect(shownAmong([override, scan])).toBe(override);
  expect(shownAmong([])).toBeUndefined();
});

test.each([
  [['admit', 'admit'], 'admit'],
  [['admit', 'warn', 'admit'], 'warn'],
  [['refuse', 'warn', 'admit'], 'refuse'],
  [[], null],
] as const)('of %j the sound is %s', (verdicts, worst) => {
  expect(worstOf(verdicts.map(verdict => passageOf({ verdict })))).toBe(worst);
});

test('a boarding that is undone makes no sound', () => {
  expect(worstOf([passageOf({ outcome: 'undone', verdict: 'admit' })])).toBeNull();
});
