import { test } from '@playwright/test';

/** After as many years each day of a month has its weekday again. */
const SAME_WEEKDAYS_YEARS = 28;

/** A year with the weekdays of 2029 that no earlier run of this test has left sailings in, so that a run again can pass. */
export function testYear(): number {
  const { retry, repeatEachIndex } = test.info();
  return 2029 + SAME_WEEKDAYS_YEARS * (retry + repeatEachIndex);
}
