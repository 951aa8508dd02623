import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TOAST_MS, toasts, useToasts } from './toasts.ts';

const shown = () => useToasts.getState().toasts.map(({ text }) => text);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('a message stands for 5 seconds (specification section 8)', () => {
  toasts.show('Saved.');
  vi.advanceTimersByTime(4999);
  expect(shown()).toEqual(['Saved.']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test('the same message twice in a row stands once, from the second time on', () => {
  toasts.show('Error', 'bad');
  vi.advanceTimersByTime(4000);
  toasts.show('Error', 'bad');
  expect(shown()).toEqual(['Error']);
  vi.advanceTimersByTime(4000);
  expect(shown()).toEqual(['Error']);
});

test('nothing goes away while somebody reads', () => {
  toasts.show('Read me');
  toasts.pause();
  vi.advanceTimersByTime(10 * TOAST_MS);
  expect(shown()).toEqual(['Read me']);
  toasts.resume();
  vi.advanceTimersByTime(TOAST_MS);
  expect(shown()).toEqual([]);
});
