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

test('ends a code at a delimiter at once', () => {
  lineOf('cr').push(bytes(`${ticket}\r`));
  expect(readings).toEqual([{ kind: 'code', code: ticket }]);
});

test('ends a code without a delimiter after 80 ms of silence, and not in shorter gaps', () => {
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

test('drops an unfinished code after half a second if there is a delimiter', () => {
  const line = lineOf('cr');
  line.push(bytes('SC1111'));
  vi.advanceTimersByTime(499);
  expect(readings).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(readings).toEqual([{ kind: 'unfinished' }]);
});

test('neither reports a dropped code nor adds it to the next one', () => {
  const line = lineOf('none');
  line.push(bytes('SC1111'));
  line.letGo();
  vi.advanceTimersByTime(10_000);
  expect(readings).toEqual([]);
  line.push(bytes('SC22222222-1'));
  vi.advanceTimersByTime(10_000);
  expect(readings).toEqual([{ kind: 'code', code: 'SC22222222-1' }]);
});

test('does not take bytes delayed by a busy computer for a pause', async () => {
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
