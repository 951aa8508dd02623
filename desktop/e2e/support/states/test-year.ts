import { test } from '@playwright/test';

/** After this many years each day of a month has the same weekday. */
const SAME_WEEKDAYS_YEARS = 28;

/** A year with the weekdays of 2029 in which earlier runs of this test left no sailings, so that it can run again. */
export function testYear(): number {
  const { retry, repeatEachIndex } = test.info();
  return 2029 + SAME_WEEKDAYS_YEARS * (retry + repeatEachIndex);
}
