import { create } from 'zustand';
import { session } from '../session/session.ts';
import { withoutExpiredDetails } from './cart-expiry.ts';
import type { DeviceCart } from './device-cart.ts';

const KEY = 'gangway.cart';

const emptyCart = { items: [], known: null, changed: [] };

const newCart = (): DeviceCart => ({ ...emptyCart, changedAt: Date.now() });

function stored(): DeviceCart {
  const cart = newCart();
  try {
    return { ...cart, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<DeviceCart>) };
  } catch {
    return cart;
  }
}

/** Small, because the header needs it in the first view. Other cart functions are in features/cart. */
export const useCart = create<DeviceCart>(newCart);

/** Takes over the cart of this device. */
export function readCart(): void {
  useCart.setState(stored());
  dropExpiredDetails();
}

/** Changes the cart and stores it on the device. */
export function updateCart(part: Partial<Omit<DeviceCart, 'changedAt'>>): void {
  keep({ ...useCart.getState(), ...part, changedAt: Date.now() });
}

function keep(cart: DeviceCart): void {
  useCart.setState(cart);
  try {
    localStorage.setItem(KEY, JSON.stringify(cart));
  } catch {
    // Storage is full or forbidden: the cart lasts until the page is closed.
  }
}

function dropExpiredDetails(): void {
  const cart = useCart.getState();
  const kept = withoutExpiredDetails(cart, Date.now());
  if (kept !== cart) keep(kept);
}

// A tab may have been open for days.
document.addEventListener('visibilitychange', dropExpiredDetails);

// A logged-in customer's items are removed from the device on log-out.
session.subscribe(({ token }, before) => token === null && before.token !== null && updateCart(emptyCart));

// Reads the cart again when another tab has changed it.
addEventListener('storage', event => {
  if (event.key === KEY) readCart();
});
