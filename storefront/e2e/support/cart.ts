import { randomUUID } from 'node:crypto';
import { unknownPassenger } from '@gangway/shared/contract/entries/passenger-fields.ts';
import type { Cart, CartItem } from '@gangway/shared/contract/sales/carts.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { ask, newDocument } from './booking.ts';

const passenger: CartItem['passengers'][number] = {
  ...unknownPassenger(),
  ticketType: 'adult',
  name: 'Siti Aminah',
  phone: '+60 12 345 6789',
  gender: 'female',
  idType: 'idCard',
  nationality: 'MY',
  birthDate: '1988-04-12',
  referralCode: 'SELAT',
};

/** One adult on a sailing, with the fields required for booking. */
export const cartItem = (
  sailingId: number,
  different: Partial<CartItem> & { passenger?: Partial<typeof passenger> } = {},
): CartItem => {
  const { passenger: details, ...item } = different;
  return {
    id: randomUUID(),
    sailingId,
    passengers: [{ ...passenger, idNumber: newDocument(), ...details }],
    cabins: null,
    contact: { name: passenger.name, email: 'siti@example.com', phone: passenger.phone },
    seenTotalSen: null,
    ...item,
  };
};

/** Stores items in this device's cart, as an earlier visit would have. */
export const storeCartItems = (page: Page, items: readonly CartItem[]) =>
  page.addInitScript(cart => {
    // Only once: later changes of the cart are the site's.
    if (!localStorage.getItem('gangway.cart')) localStorage.setItem('gangway.cart', cart);
  }, JSON.stringify({ items }));

/** Sets the items of an account's cart. */
export async function fillAccountCart(
  request: APIRequestContext,
  token: string,
  items: readonly CartItem[],
): Promise<void> {
  const session = { 'X-Token': token };
  const { version } = await ask<Cart>(request, '/cart', undefined, session);
  await ask(request, '/cart', { version, items }, session);
}
