import { expect, test } from 'vitest';
import { JOB_RETRIES, JOB_WAITS_SECONDS, shortestSpanSeconds } from './job-rules.ts';

test('retries a failed job for at least two days, and does not delete it before (R352)', () => {
  expect(shortestSpanSeconds(JOB_RETRIES)).toBeGreaterThan(48 * 3600);
  expect(2 * shortestSpanSeconds(JOB_RETRIES)).toBeLessThan(JOB_WAITS_SECONDS);
});
