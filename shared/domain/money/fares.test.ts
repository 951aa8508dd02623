import { describe, expect, it, test } from 'vitest';
import { ticketTypes } from '../../contract/base/vocabulary.ts';
import { type CabinPriceTable, cabinPriceSen, type Fares, priceOrder } from './fares.ts';

const fares: Fares = { adult: 18000, senior: 14400, child: 9000, infant: 2000 };

describe('priceOrder', () => {
  it('counts tickets by type, lists each cabin, and totals them', () => {
    const order = priceOrder({
      passengers: [{ ticketType: 'adult' }, { ticketType: 'child' }, { ticketType: 'adult' }],
      fares,
      cabins: [{ roomId: 71, priceSen: 25050 }],
    });
    expect(order).toEqual({
      lines: [
        { kind: 'ticket', ticketType: 'adult', quantity: 2, unitSen: 18000, totalSen: 36000 },
        { kind: 'ticket', ticketType: 'child', quantity: 1, unitSen: 9000, totalSen: 9000 },
        { kind: 'cabin', roomId: 71, quantity: 1, unitSen: 25050, totalSen: 25050 },
      ],
      totalSen: 70050,
    });
  });

  test.each([
    [{ count: 2, feeSen: 500 }, [{ kind: 'seat', quantity: 2, unitSen: 500, totalSen: 1000 }], 19_000],
    [{ count: 2, feeSen: 0 }, [], 18_000],
    [{ count: 0, feeSen: 500 }, [], 18_000],
  ])('has a line of its own for chosen seats that cost something: %o', (chosenSeats, seats, totalSen) => {
    const order = priceOrder({ passengers: [{ ticketType: 'adult' }], fares, cabins: [], chosenSeats });
    expect(order.lines.filter(({ kind }) => kind === 'seat')).toEqual(seats);
    expect(order.totalSen).toBe(totalSen);
  });

  test.each(ticketTypes)('includes every %s in the total', ticketType => {
    expect(priceOrder({ passengers: [{ ticketType }], fares, cabins: [] }).totalSen).toBe(fares[ticketType]);
  });

  it('lists two cabins of one price separately, because each can be canceled', () => {
    const cabins = [
      { roomId: 1, priceSen: 100 },
      { roomId: 2, priceSen: 100 },
    ];
    expect(priceOrder({ passengers: [], fares, cabins }).lines).toHaveLength(2);
  });

  it('refuses a fare that is not whole sen', () => {
    const broken = { ...fares, adult: 0.1 };
    expect(() => priceOrder({ passengers: [{ ticketType: 'adult' }], fares: broken, cabins: [] })).toThrow(
      RangeError,
    );
  });
});

describe('cabinPriceSen', () => {
  const day = (weekday: number) => ({ daytime: weekday * 100, nighttime: weekday * 100 + 50 });
  const table: CabinPriceTable = {
    1: day(1),
    2: day(2),
    3: day(3),
    4: day(4),
    5: day(5),
    6: day(6),
    7: day(7),
  };

  test.each([
    ['2026-12-07', 'daytime', 100],
    ['2026-12-07', 'nighttime', 150],
    ['2026-12-12', 'nighttime', 650],
    ['2026-12-13', 'daytime', 700],
  ] as const)('on %s by %s it is %d', (date, session, sen) => {
    expect(cabinPriceSen(table, date, session)).toBe(sen);
  });
});
