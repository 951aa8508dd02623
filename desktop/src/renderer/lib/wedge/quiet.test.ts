import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQuiet } from './quiet.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('ends a pause after its time, and doubles it once when the timer is late', () => {
  let lateMs = 0;
  const over = vi.fn();
  const quiet = createQuiet(over, () => Date.now() + lateMs);
  quiet.after(Date.now(), 250);
  vi.advanceTimersByTime(249);
  expect(over).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(over).toHaveBeenCalledTimes(1);

  quiet.after(Date.now(), 250);
  lateMs = 400;
  vi.advanceTimersByTime(250);
  expect(over, 'waiting keys come first').toHaveBeenCalledTimes(1);
  lateMs = 900;
  vi.advanceTimersByTime(250);
  expect(over, 'and then it is over').toHaveBeenCalledTimes(2);
});

test('waits longer for the next key after one that was handled late, within limits', () => {
  const over = vi.fn();
  const quiet = createQuiet(over, () => Date.now());
  quiet.after(Date.now() - 600, 250);
  vi.advanceTimersByTime(849);
  expect(over).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(over).toHaveBeenCalledTimes(1);
  quiet.after(Date.now() - 60_000, 250);
  vi.advanceTimersByTime(1_250);
  expect(over).toHaveBeenCalledTimes(2);
  quiet.after(Date.now(), 250);
  quiet.stop();
  vi.runAllTimers();
  expect(over).toHaveBeenCalledTimes(2);
});
