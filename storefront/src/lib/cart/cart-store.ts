import { create } from 'zustand';
import { useSession } from '../session/session.ts';
import { withoutExpiredDetails } from './cart-expiry.ts';
import type { DeviceCart } from './device-cart.ts';

const KEY = 'gangway.cart';

const emptyCart = { items: [], known: null, changed: [] };

function stored(): DeviceCart {
  const cart: DeviceCart = { ...emptyCart, changedAt: Date.now() };
  try {
    return { ...cart, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<DeviceCart>) };
  } catch {
    return cart;
  }
}

/** Small on purpose: the header counts it in the first view. What else a cart can do stands in features/cart. */
export const useCart = create<DeviceCart>(stored);

/** Changes the cart and keeps it on the device. */
export function updateCart(part: Partial<Omit<DeviceCart, 'changedAt'>>): void {
  keep({ ...useCart.getState(), ...part, changedAt: Date.now() });
}

function keep(cart: DeviceCart): void {
  useCart.setState(cart);
  try {
    localStorage.setItem(KEY, JSON.stringify(cart));
  } catch {
    // Storage is full or forbidden: the cart lives as long as the page.
  }
}

function dropExpiredDetails(): void {
  const cart = useCart.getState();
  const kept = withoutExpiredDetails(cart, Date.now());
  if (kept !== cart) keep(kept);
}

dropExpiredDetails();
// A tab that was left open for days.
document.addEventListener('visibilitychange', dropExpiredDetails);

// What was put in by whoever was signed in leaves the device with them.
useSession.subscribe(({ token }, before) => token === null && before.token !== null && updateCart(emptyCart));

// Another tab put something in or took it out.
addEventListener('storage', event => {
  if (event.key === KEY) useCart.setState(stored());
});
