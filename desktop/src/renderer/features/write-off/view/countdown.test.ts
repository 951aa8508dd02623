import { expect, test } from 'vitest';
import { timeLeft } from './countdown.ts';

test.each([
  [7_509_000, '2:05:09'],
  [309_000, '05:09'],
  [308_001, '05:09'],
  [59_000, '00:59'],
  [1, '00:01'],
  [0, '00:00'],
  [-5_000, '00:00'],
])('%i ms are %s', (ms, written) => expect(timeLeft(ms)).toBe(written));
