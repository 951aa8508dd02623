import type { Language } from '@gangway/shared/contract/base/languages.ts';
import type { SailingOptions } from '@gangway/shared/contract/office/sailings/sailings.ts';
import type { CreatedOrder } from '@gangway/shared/contract/sales/orders.ts';
import type { Browser, Page } from '@playwright/test';
import { type Booking, book } from '../../../../storefront/e2e/support/booking.ts';
import type { StaffApi } from '../staff-api.ts';

/** Sailings of one ship and route on these days of a month without others. */
export async function makeSailings({ get, post }: StaffApi, dates: readonly string[]): Promise<number[]> {
  const { ships, routes } = await get<SailingOptions>('/office/sailings/options');
  const ship = ships.find(({ name }) => name === 'Selat Aurora');
  const route = routes.find(({ departure }) => departure.code === 'penang');
  const ids: number[] = [];
  for (const date of dates) {
    const terms = { date, session: 'daytime', departs: '09:00', arrives: '17:00', capacity: 100 };
    const { id } = await post<{ id: number }>('/office/sailings', {
      shipId: ship?.id,
      routeId: route?.id,
      ...terms,
    });
    ids.push(id);
  }
  return ids;
}

/** An order of two passengers, paid in cash, as its guests see it; without a cabin by default. */
export async function sell(api: StaffApi, sailingId: number, booking?: Booking): Promise<CreatedOrder> {
  const made = await book(api.request, sailingId, booking);
  const { dueSen } = made.order;
  await api.post(`/office/orders/${made.order.number}/payment`, {
    expectedDueSen: dueSen,
    tenderedSen: dueSen,
  });
  return made;
}

/** Cancels a sailing; its paid parties are asked to choose. */
export async function callOff({ post }: StaffApi, sailingId: number): Promise<void> {
  const { sailings } = await post<{ sailings: { id: number; version: number }[] }>(
    '/office/disruptions/preview',
    { sailings: { sailingIds: [sailingId] }, disruption: null },
  );
  await post('/office/disruptions', {
    sailings: sailings.map(({ id, version }) => ({ id, version })),
    disruption: { kind: 'cancel', reason: 'weather' },
  });
}

/** The order's page on a phone, opened from the mail's link, by default in the browser's language. */
export async function openOnPhone(
  browser: Browser,
  baseURL: string | undefined,
  { order, accessToken }: CreatedOrder,
  language?: Language,
): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 360, height: 800 },
  });
  if (language && baseURL) await context.addCookies([{ name: 'language', value: language, url: baseURL }]);
  const page = await context.newPage();
  await page.goto(`/shipClient/personalOrder?order=${order.number}&key=${accessToken}`);
  return page;
}
