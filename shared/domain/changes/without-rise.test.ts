import { expect, test } from 'vitest';
import { paidSen, priceWithoutRise } from './without-rise.ts';

const fares = { adult: 200, senior: 160, child: 120, infant: 20 };
const party = {
  tickets: [
    { ticketType: 'adult' as const, priceSen: 180, seatFeeSen: 0 },
    { ticketType: 'child' as const, priceSen: 150, seatFeeSen: 0 },
  ],
  cabinsSen: [500, 300],
};

test('nothing costs more than before, and a lower price is refunded', () => {
  expect(priceWithoutRise(party, fares, [{ priceSen: 320 }, { priceSen: 450 }])).toEqual({
    ticketsSen: [180, 120],
    cabins: [{ priceSen: 300 }, { priceSen: 450 }],
    totalSen: 1_050,
  });
  expect(paidSen(party)).toBe(1_130);
});

test('the fee for a chosen seat is refunded, even if the fare there is as high as the price was', () => {
  const chosen = { ticketType: 'adult' as const, priceSen: 200, seatFeeSen: 20 };
  const { ticketsSen } = priceWithoutRise({ tickets: [chosen], cabinsSen: [] }, fares, []);
  expect(ticketsSen).toEqual([180]);
});

test('an additional cabin costs its full price', () => {
  const { cabins } = priceWithoutRise(
    party,
    fares,
    [700, 600, 200].map(priceSen => ({ priceSen })),
  );
  expect(cabins).toEqual([{ priceSen: 200 }, { priceSen: 500 }, { priceSen: 700 }]);
});

test('a party without cabins gets none', () => {
  expect(priceWithoutRise({ ...party, cabinsSen: [] }, fares, [])).toMatchObject({
    cabins: [],
    totalSen: 300,
  });
});
