import type { CartItem } from '@gangway/shared/contract/sales/carts.ts';
import type { Page } from '@playwright/test';

/** Leaves a cart, a booking half filled in, and a checkout on its way, as this visit would have. */
export const storePrivateData = (page: Page, item: CartItem) =>
  page.evaluate(json => {
    localStorage.setItem('gangway.cart', `{"items":[${json}]}`);
    sessionStorage.setItem('gangway.booking', `{"state":${json},"version":1}`);
    sessionStorage.setItem('gangway.checkout', `{"key":"k","body":${JSON.stringify(json)}}`);
  }, JSON.stringify(item));

/** What this device keeps of anybody: copies of answers, known orders, and whatever names a passenger. */
export const privateTraces = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const copies = await caches.open('gangway.copies').then(cache => cache.keys());
    const entries = [localStorage, sessionStorage].flatMap(storage => Object.entries(storage));
    const told = entries.filter(([key, value]) => key === 'gangway.orders' || value.includes('Siti'));
    return [...copies.map(({ url }) => url), ...told.map(([key]) => key)];
  });
