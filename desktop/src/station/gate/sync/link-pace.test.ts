import { expect, test } from 'vitest';
import { createLinkPace } from './link-pace.ts';

const paceOf = () => createLinkPace({ first: 100, most: 200 });

test('sends as much as possible over a link that answers quickly', () => {
  const pace = paceOf();
  pace.answered(90.5, true);
  expect(pace.size()).toBe(200);
  pace.answered(90.5, true);
  expect([pace.size(), pace.timeOutMs()]).toEqual([200, 10_000]);
});

test('learns nothing about larger calls from one that was not full', () => {
  const pace = paceOf();
  pace.answered(50, false);
  expect(pace.size()).toBe(100);
});

test('shrinks without answers to a size of one, with a minute', () => {
  const pace = paceOf();
  for (let times = 0; times < 10; times++) pace.unanswered();
  expect([pace.size(), pace.timeOutMs()]).toEqual([1, 60_000]);
});

test('adapts the time-out to the link in whole milliseconds, and grows again', () => {
  const pace = paceOf();
  pace.unanswered();
  pace.answered(6_000.25, true);
  expect([pace.size(), pace.timeOutMs()]).toEqual([100, 24_001]);
  pace.answered(11_000, true);
  expect([pace.size(), pace.timeOutMs()]).toEqual([200, 44_000]);
  pace.answered(40_000, true);
  expect([pace.size(), pace.timeOutMs()]).toEqual([200, 60_000]);
});
