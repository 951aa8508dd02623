import { unknownPassenger } from '@gangway/shared/contract/entries/passenger-fields.ts';
import type { CartItem } from '@gangway/shared/contract/sales/carts.ts';
import type { DeviceCart } from './device-cart.ts';

/** How long a guest's cart stores passenger data after its last change. */
export const DETAILS_KEPT_HOURS = 24;

const HOUR_MS = 3_600_000;

/**
 * The cart as it may be stored at `now` (milliseconds since the epoch). A device may be shared: after a day without
 * changes, a cart that is not in an account loses its names and document numbers; sailings and party are kept.
 */
export function withoutExpiredDetails(cart: DeviceCart, now: number): DeviceCart {
  const expired = now - cart.changedAt >= DETAILS_KEPT_HOURS * HOUR_MS;
  if (cart.known !== null || !expired || !cart.items.some(hasDetails)) return cart;
  return { ...cart, items: cart.items.map(withoutDetails) };
}

const hasDetails = ({ contact, passengers }: CartItem): boolean =>
  contact !== null ||
  passengers.some(({ ticketType: _type, ...details }) => Object.values(details).some(Boolean));

const withoutDetails = (item: CartItem): CartItem => ({
  ...item,
  contact: null,
  passengers: item.passengers.map(({ ticketType }) => ({ ticketType, ...unknownPassenger() })),
});
