import type { CartItem } from '@gangway/shared/contract/carts.ts';
import { create } from 'zustand';
import { useSession } from './session.ts';

const KEY = 'gangway.cart';

/** The cart as this device knows it, and how it stands to the one in the account. */
export interface DeviceCart {
  items: CartItem[];
  /** Ids that the account had when the two were last in step; null as long as no account was asked. */
  known: string[] | null;
  /** Ids of items changed here since then. */
  changed: string[];
}

const emptyCart: DeviceCart = { items: [], known: null, changed: [] };

function stored(): DeviceCart {
  try {
    return { ...emptyCart, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<DeviceCart>) };
  } catch {
    return emptyCart;
  }
}

/** Small on purpose: the header counts it in the first view. What else a cart can do stands in features/cart. */
export const useCart = create<DeviceCart>(stored);

/** Changes the cart and keeps it on the device. */
export function keepCart(part: Partial<DeviceCart>): void {
  useCart.setState(part);
  try {
    localStorage.setItem(KEY, JSON.stringify(useCart.getState()));
  } catch {
    // Storage is full or forbidden: the cart lives as long as the page.
  }
}

/** What is kept in an account leaves the device with it. */
function leaveAccount(): void {
  if (useCart.getState().known !== null) keepCart(emptyCart);
}

useSession.subscribe(({ token }) => token === null && leaveAccount());
if (useSession.getState().token === null) leaveAccount();

// Another tab put something in or took it out.
addEventListener('storage', event => {
  if (event.key === KEY) useCart.setState(stored());
});
