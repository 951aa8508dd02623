import { describe, expect, it } from 'vitest';
import { announcedMark, clockText, secondsLeft } from './remaining-time.ts';

describe('remaining time', () => {
  it.each([
    [10_000, 0, 10],
    [10_000, 9_001, 1],
    [10_000, 10_000, 0],
    [10_000, 99_000, 0],
  ])('until %i at %i is %i s', (until, now, seconds) => expect(secondsLeft(until, now)).toBe(seconds));

  it.each([
    [0, '00:00'],
    [61, '01:01'],
    [899, '14:59'],
    [4_500, '75:00'],
  ])('%i s reads %s', (seconds, text) => expect(clockText(seconds)).toBe(text));

  it.each([
    [601, undefined],
    [600, 10],
    [581, 10],
    [580, undefined],
    [300, 5],
    [60, 1],
    [0, undefined],
  ])('at %i s the mark is %s', (seconds, mark) => expect(announcedMark(seconds)).toBe(mark));
});
