import type { Cart, CartItem, CartSave, QuotedCartItem } from '@gangway/shared/contract/sales/carts.ts';
import { request } from '../../../lib/api/request.ts';

export interface AccountCart {
  version: number;
  items: CartItem[];
}

/** The cart of the logged-in customer, without prices. */
export const fetchAccountCart = async (): Promise<AccountCart> =>
  accountCartOf(await request<Cart>('GET', '/cart'));

/** Replaces the account's cart; refused with `cart-changed` if another device saved after `version`. */
export const saveAccountCart = async (cart: AccountCart): Promise<AccountCart> =>
  accountCartOf(await request<Cart>('POST', '/cart', { body: cart satisfies CartSave }));

const accountCartOf = ({ version, items }: Cart): AccountCart => ({ version, items: items.map(cartItemOf) });

const cartItemOf = ({
  id,
  sailingId,
  passengers,
  cabins,
  contact,
  seenTotalSen,
}: QuotedCartItem): CartItem => ({
  id,
  sailingId,
  passengers,
  cabins,
  contact,
  seenTotalSen,
});
