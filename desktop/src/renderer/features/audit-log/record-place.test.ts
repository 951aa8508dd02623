import { expect, test } from 'vitest';
import { placeOf } from './record-place.ts';

const entry = { entity: '', entityId: '', label: '', order: '', action: 'updated' };
const hrefOf = (some: Partial<typeof entry>) => placeOf({ ...entry, ...some })?.href;

test.each([
  [
    { entity: 'tickets', entityId: 'u', label: 'SC4F7K2M9Q-1', order: 'SC4F7K2M9Q' },
    '/ship/shipOrder/SC4F7K2M9Q',
  ],
  [{ entity: 'customers', entityId: 'u', label: 'tan' }, '/ship/userInfoRecord/u'],
  [
    { entity: 'sailings', entityId: '7', label: 'Selat Aurora 2026-12-12 daytime' },
    '/voyage/sailing?sailing=7',
  ],
  [{ entity: 'ships', entityId: '1', label: 'Selat Aurora' }, '/ship/ship?search=Selat+Aurora'],
  [{ entity: 'vouchers', entityId: 'u', label: 'Tan Mei, …7Q2K' }, '/business/voucher?search=7Q2K'],
  [{ entity: 'settings', entityId: 'holdMinutes' }, '/setup/settingConfig'],
])('%o is found at %s', (some, href) => {
  expect(hrefOf(some)).toBe(href);
});

test('a record without a screen, and one that was deleted, have no place', () => {
  expect(hrefOf({ entity: 'signing_keys', entityId: '3' })).toBeUndefined();
  expect(hrefOf({ entity: 'ships', entityId: '9' })).toBeUndefined();
  expect(hrefOf({ entity: 'ports', entityId: '9', label: 'Penang', action: 'deleted' })).toBeUndefined();
});
