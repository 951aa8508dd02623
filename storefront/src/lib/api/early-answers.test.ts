import { expect, test } from 'vitest';
import { askEarly, earlyAnswer } from './early-answers.ts';

test('an early answer is given once', async () => {
  void askEarly('/orders/1', async () => 'one');
  expect(await earlyAnswer('/orders/1')).toBe('one');
  expect(earlyAnswer('/orders/1')).toBeUndefined();
  expect(earlyAnswer('/orders/2')).toBeUndefined();
});

test('an early failure is the screen’s, and no fault of the page before it', async () => {
  void askEarly('/orders/3', () => Promise.reject(new Error('gone')));
  // A failure that nobody handled until then would fail the test.
  await new Promise(resolve => setTimeout(resolve));
  await expect(earlyAnswer('/orders/3')).rejects.toThrow('gone');
});
