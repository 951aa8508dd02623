import { expect, test } from 'vitest';
import { drawSheet, isNearCoast } from './sheet.ts';

const portKlang = { latitude: 3, longitude: 101.33 };
const phuket = { latitude: 7.83, longitude: 98.41 };
const langkawi = { latitude: 6.265, longitude: 99.735 };
const sizes = [
  { width: 328, height: 200 },
  { width: 1104, height: 256 },
];
const voyages = [
  [portKlang, phuket],
  [phuket, langkawi],
  [langkawi, portKlang],
  [portKlang, { latitude: -6.1, longitude: 106.9 }],
] as const;

test.each(sizes.flatMap(size => voyages.map(voyage => [size, voyage] as const)))(
  'on %o both ports and their names are on the chart',
  (size, [from, to]) => {
    const sheet = drawSheet(from, to, size);
    for (const { x, y } of [sheet.from, sheet.to, sheet.ship]) {
      expect(x).toBeGreaterThanOrEqual(70);
      expect(x).toBeLessThanOrEqual(size.width - 70);
      expect(y).toBeGreaterThanOrEqual(90);
      expect(y).toBeLessThanOrEqual(size.height - 30);
    }
    expect(sheet.land + sheet.voyage).not.toMatch(/NaN|Infinity|e-/);
  },
);

test.each(sizes)('on %o a single port is in the middle, with its coasts', size => {
  const sheet = drawSheet(portKlang, portKlang, size);
  expect(sheet.from).toEqual({ x: size.width / 2, y: (92 + size.height - 34) / 2 });
  expect(sheet.land + sheet.voyage).not.toMatch(/NaN|Infinity|e-/);
});

test('only the coasts of the strait are drawn', () => {
  for (const port of [portKlang, phuket, langkawi]) expect(isNearCoast(port)).toBe(true);
  expect(isNearCoast({ latitude: 60.43, longitude: 22.2 })).toBe(false);
});

test('the ship points to the destination', () => {
  const [size] = sizes as [(typeof sizes)[number]];
  expect(drawSheet(portKlang, phuket, size).ship.heading).toBe(-1);
  expect(drawSheet(phuket, portKlang, size).ship.heading).toBe(1);
});
