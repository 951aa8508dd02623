import type { CartItem } from '@gangway/shared/contract/sales/carts.ts';
import type { Page } from '@playwright/test';

/** Stores a cart, an unfinished booking, and a pending checkout, as this visit would have. */
export const storePrivateData = (page: Page, item: CartItem) =>
  page.evaluate(json => {
    localStorage.setItem('gangway.cart', `{"items":[${json}]}`);
    localStorage.setItem('gangway.kept-draft', `{"at":${Date.now()},"draft":${json}}`);
    sessionStorage.setItem('gangway.booking', `{"state":${json},"version":1}`);
    sessionStorage.setItem('gangway.checkout', `{"key":"k","body":${JSON.stringify(json)}}`);
  }, JSON.stringify(item));

/** Personal data on this device: cached answers, known orders, and entries that name a passenger. */
export const privateTraces = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const copies = await caches.open('gangway.copies').then(cache => cache.keys());
    const entries = [localStorage, sessionStorage].flatMap(storage => Object.entries(storage));
    const told = entries.filter(([key, value]) => key === 'gangway.orders' || value.includes('Siti'));
    return [...copies.map(({ url }) => url), ...told.map(([key]) => key)];
  });
