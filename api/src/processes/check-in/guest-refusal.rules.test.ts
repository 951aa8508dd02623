import { describe, expect, test } from 'vitest';
import type { GuestTicket } from '../../reservations/cabins/cabin-booking.repository.ts';
import { guestRefusal, type Presentation } from './guest-refusal.rules.ts';

const departsAt = new Date('2026-12-12T12:00:00Z');
const zones = { departs: 'Asia/Kuala_Lumpur', arrives: 'Asia/Kuala_Lumpur' };
const sailing = {
  id: 7,
  shipId: 1,
  shipName: 'Selat Aurora',
  status: 'scheduled',
  departsAt,
  zones,
} as const;
const ticket: GuestTicket = {
  orderId: 'o',
  orderNumber: 'SC1',
  orderStatus: 'paid',
  name: 'Aisyah',
  canceled: false,
  secret: Buffer.alloc(8),
  sailing,
  room: { id: 512, number: '512' },
};
const current = {
  id: 7,
  date: '2026-12-12',
  session: 'nighttime',
  departsAt,
  arrivesAt: departsAt,
  zones,
} as const;
const presentation: Presentation = {
  shipId: 1,
  roomId: undefined,
  current,
  now: new Date('2026-12-12T10:00:00Z'),
};

test('checks in a paid guest of the current sailing', () => {
  expect(guestRefusal(ticket, presentation)).toBeNull();
  expect(
    guestRefusal(
      { ...ticket, orderStatus: 'completed' },
      { ...presentation, shipId: undefined, roomId: 512 },
    ),
  ).toBeNull();
});

describe('refused:', () => {
  const cases: [string, Partial<GuestTicket>, Partial<Presentation>, string][] = [
    ['a canceled ticket', { canceled: true }, {}, 'guest-canceled'],
    ['a canceled order', { orderStatus: 'canceled' }, {}, 'guest-canceled'],
    ['a canceled sailing', { sailing: { ...sailing, status: 'canceled' } }, {}, 'guest-canceled'],
    ['an unpaid order', { orderStatus: 'unpaid' }, {}, 'guest-unpaid'],
    ['a booking without a cabin', { room: null }, {}, 'guest-without-cabin'],
    ['another ship’s desk', {}, { shipId: 2 }, 'guest-other-sailing'],
    ['another sailing of the ship', {}, { current: { ...current, id: 8 } }, 'guest-other-sailing'],
    ['a ship that does not sail', {}, { current: undefined }, 'guest-other-sailing'],
    ['more than a day ahead', {}, { now: new Date('2026-12-11T11:59:59Z') }, 'check-in-too-early'],
    ['another room’s door', {}, { roomId: 514 }, 'guest-other-cabin'],
  ];
  test.each(cases)('%s', (_, ofTicket, ofPresentation, refusal) => {
    expect(guestRefusal({ ...ticket, ...ofTicket }, { ...presentation, ...ofPresentation })).toBe(refusal);
  });

  test('reports a permanent reason before a temporary one', () => {
    const elsewhere = { ...presentation, shipId: 2, current: undefined };
    expect(guestRefusal({ ...ticket, orderStatus: 'unpaid', room: null }, elsewhere)).toBe('guest-unpaid');
    expect(guestRefusal({ ...ticket, canceled: true, orderStatus: 'unpaid' }, elsewhere)).toBe(
      'guest-canceled',
    );
  });
});

test('opens check-in exactly a day before departure', () => {
  expect(guestRefusal(ticket, { ...presentation, now: new Date('2026-12-11T12:00:00Z') })).toBeNull();
});
