import type { CartItem } from '@gangway/shared/contract/sales/carts.ts';
import { expect, test } from 'vitest';
import { withoutExpiredDetails } from './cart-expiry.ts';
import type { DeviceCart } from './device-cart.ts';

const HOUR_MS = 3_600_000;

const siti: CartItem['passengers'][number] = {
  ticketType: 'adult',
  name: 'Siti Aminah',
  phone: '+60 12 345 6789',
  gender: 'female',
  idType: 'passport',
  idNumber: 'A12345678',
  documentExpiry: '2031-01-01',
  issuingCountry: 'MY',
  nationality: 'MY',
  birthDate: '1988-04-12',
  placeOfBirth: 'Kuching',
  email: 'siti@example.com',
  referralCode: 'SELAT',
  pregnancyWeek: 12,
  remarks: 'Nut allergy',
};
const child: CartItem['passengers'][number] = { ...siti, ticketType: 'child', birthDate: '2019-02-03' };

const item: CartItem = {
  id: 'b7f0c1de-0000-4000-8000-000000000001',
  sailingId: 7,
  passengers: [siti, child],
  cabins: { kind: 'chosen', roomIds: [3] },
  contact: { name: siti.name, email: siti.email, phone: siti.phone },
  seenTotalSen: 48_600,
};
const guestCart: DeviceCart = { items: [item], known: null, changed: [item.id], changedAt: 1_000 };

test('a guest’s cart is complete for a day after the last change', () => {
  expect(withoutExpiredDetails(guestCart, 1_000 + 24 * HOUR_MS - 1)).toBe(guestCart);
});

test('a day after the last change passenger data are removed, and the sailings remain', () => {
  const cart = withoutExpiredDetails(guestCart, 1_000 + 24 * HOUR_MS);
  expect(cart.items).toMatchObject([
    { id: item.id, sailingId: 7, cabins: item.cabins, seenTotalSen: 48_600, contact: null },
  ]);
  expect(cart.items[0]?.passengers.map(({ ticketType }) => ticketType)).toEqual(['adult', 'child']);
  const kept = JSON.stringify(cart);
  for (const detail of Object.values(siti))
    if (detail !== 'adult') expect(kept).not.toContain(JSON.stringify(detail));
  expect(kept).not.toContain(child.birthDate);
});

test('a cart without passenger data is not changed again', () => {
  const once = withoutExpiredDetails(guestCart, 1_000 + 25 * HOUR_MS);
  expect(withoutExpiredDetails(once, 1_000 + 50 * HOUR_MS)).toBe(once);
});

test('a cart in an account does not expire on the device', () => {
  const inAccount = { ...guestCart, known: [item.id] };
  expect(withoutExpiredDetails(inAccount, 1_000 + 90 * 24 * HOUR_MS)).toBe(inAccount);
});
