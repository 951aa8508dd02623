import { seededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCodeLine } from './code-line.ts';
import type { Reading } from './code-reader.ts';
import { someTicketCode } from './testing/ticket-codes.ts';

const ticket = someTicketCode(seededRandom(2));
let readings: Reading[];
const lineOf = (delimiter: 'cr' | 'none') => createCodeLine(delimiter, reading => readings.push(reading));
const bytes = (text: string) => Buffer.from(text);

beforeEach(() => {
  readings = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('a delimiter ends a code at once', () => {
  lineOf('cr').push(bytes(`${ticket}\r`));
  expect(readings).toEqual([{ kind: 'code', code: ticket }]);
});

test('without a delimiter, 80 ms of silence end a code, and shorter gaps do not', () => {
  const line = lineOf('none');
  for (const letter of 'SC11111111-1') {
    vi.advanceTimersByTime(79);
    line.push(bytes(letter));
  }
  vi.advanceTimersByTime(79);
  expect(readings).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(readings).toEqual([{ kind: 'code', code: 'SC11111111-1' }]);
  vi.advanceTimersByTime(10_000);
  expect(readings).toHaveLength(1);
});

test('with a delimiter, an unfinished code is dropped after half a second', () => {
  const line = lineOf('cr');
  line.push(bytes('SC1111'));
  vi.advanceTimersByTime(499);
  expect(readings).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(readings).toEqual([{ kind: 'unfinished' }]);
});

test('a dropped code is neither reported nor part of the next one', () => {
  const line = lineOf('none');
  line.push(bytes('SC1111'));
  line.letGo();
  vi.advanceTimersByTime(10_000);
  expect(readings).toEqual([]);
  line.push(bytes('SC22222222-1'));
  vi.advanceTimersByTime(10_000);
  expect(readings).toEqual([{ kind: 'code', code: 'SC22222222-1' }]);
});

test('bytes delayed by a busy computer do not count as a pause', async () => {
  vi.useRealTimers();
  const line = lineOf('none');
  line.push(bytes('SC1111'));
  setImmediate(() => {
    setImmediate(() => line.push(bytes('1111-1')));
    const until = performance.now() + 200;
    while (performance.now() < until);
  });
  await expect.poll(() => readings).toEqual([{ kind: 'code', code: 'SC11111111-1' }]);
});
