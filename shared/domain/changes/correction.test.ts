import { expect, test } from 'vitest';
import { correctionRefusal } from './correction.ts';

const limits = { hours: 6, letters: 3, times: 2 };
const departsAt = new Date('2026-12-12T12:00:00Z');
const correction = { departsAt, corrections: 0, bookedName: 'Aisyah Rahman', name: 'Aishah Rahman' };
const early = new Date('2026-12-01T00:00:00Z');

test.each([
  ['a typing error', {}, early, null],
  ['a minute before the limit', {}, new Date('2026-12-12T05:59:00Z'), null],
  ['at the limit', {}, new Date('2026-12-12T06:00:00Z'), { code: 'correction-too-late', count: 6 }],
  ['a third time', { corrections: 2 }, early, { code: 'correction-too-often', count: 2 }],
  ['another name', { name: 'Tan Wei Ming' }, early, { code: 'correction-too-far', count: 3 }],
])('%s', (_, changed, now, expected) => {
  expect(correctionRefusal({ ...correction, ...changed }, limits, now)).toEqual(expected);
});
