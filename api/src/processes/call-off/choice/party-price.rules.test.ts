import { expect, test } from 'vitest';
import { priceWithoutRise } from './party-price.rules.ts';

const fares = { adult: 200, senior: 160, child: 120, infant: 20 };
const party = {
  tickets: [
    { ticketType: 'adult' as const, priceSen: 180 },
    { ticketType: 'child' as const, priceSen: 150 },
  ],
  cabinsSen: [500, 300],
};

test('nothing costs more than it did, and what costs less goes back', () => {
  expect(priceWithoutRise(party, fares, [{ priceSen: 320 }, { priceSen: 450 }])).toEqual({
    ticketsSen: [180, 120],
    cabins: [{ priceSen: 300 }, { priceSen: 450 }],
    totalSen: 1_050,
    refundSen: 80,
  });
});

test('a party without cabins gets none', () => {
  expect(priceWithoutRise({ ...party, cabinsSen: [] }, fares, [])).toMatchObject({
    cabins: [],
    totalSen: 300,
  });
});
