import { expect, test } from 'vitest';
import { isScan, type Stroke, scansIn, speedFor } from './burst.ts';

/** The keys of a text with these milliseconds between them, repeated in order. */
function strokesOf(text: string, gaps: readonly number[]): Stroke[] {
  let at = 1000;
  return [...text].map((key, index) => {
    if (index > 0) at += gaps[index % gaps.length] ?? 0;
    return { key, code: '', shift: false, at };
  });
}
const { outsideMs, inFieldMs } = speedFor(undefined);

test.each([2, 15, 22, 70, 85])('reads a scanner of %i ms per key', gap => {
  expect(isScan(strokesOf('GW1:ABC DEF', [gap]), outsideMs)).toBe(true);
});

test('reads keys with occasional delays as a scan', () => {
  expect(isScan(strokesOf('GW1:ABCDEFGHIJKLMNOP', [2, 2, 2, 2, 2, 120]), inFieldMs)).toBe(true);
});

test('reads neither fast typing into a field nor a few simultaneous keys as a scan', () => {
  expect(isScan(strokesOf('SC4F7K2M9Q-1', [70]), inFieldMs)).toBe(false);
  expect(isScan(strokesOf('the', [5]), inFieldMs)).toBe(false);
  expect(isScan([], inFieldMs)).toBe(false);
});

test('widens the limits by a learned gap, and never narrows them', () => {
  expect(speedFor(5)).toEqual(speedFor(undefined));
  expect(isScan(strokesOf('SC4F7K2M9Q-1', [70]), speedFor(70).inFieldMs)).toBe(true);
  expect(isScan(strokesOf('GW1:ABC DEF', [120]), speedFor(110).outsideMs)).toBe(true);
  const widest = speedFor(250);
  expect(Math.max(widest.outsideMs, widest.inFieldMs), 'a pause is longer').toBeLessThan(250);
});

test('separates two codes in one burst by the pause between them', () => {
  const [one, two] = ['GW1:ABCDEF', 'GW1:ZZZGW1'];
  const first = strokesOf(one, [5]);
  const second = strokesOf(two, [5]).map(stroke => ({ ...stroke, at: stroke.at + 250 }));
  const texts = (strokes: Stroke[]) =>
    scansIn(strokes, outsideMs).map(scan => scan.map(({ key }) => key).join(''));
  expect(texts([...first, ...second])).toEqual([one, two]);
  // A pause within a code does not split it.
  const late = strokesOf('GW1:ABCDEFGHIJ', [5]).map((stroke, index) =>
    index < 7 ? stroke : { ...stroke, at: stroke.at + 200 },
  );
  expect(texts(late)).toEqual(['GW1:ABCDEFGHIJ']);
});

test('reads a slow ticket that repeats its first letters as one code', () => {
  const [scan, ...more] = scansIn(strokesOf('GW1:ABCDGWXYZABC', [120]), outsideMs);
  expect([scan?.length, more]).toEqual([16, []]);
});
