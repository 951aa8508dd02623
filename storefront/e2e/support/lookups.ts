import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** Free failures per address (api/src/features/orders/order-lookup.service.ts). */
const FREE_ANSWERS = 20;

/** An unused address, which has its own count of failures. */
export const ownAddress = (): string => `198.51.${randomInt(256)}.${randomInt(256)}`;

/** Sends the page's order look-ups from an address, as through a trusted proxy. */
export const lookUpFrom = (page: Page, address: string) =>
  page.route('**/prod-api/orders/lookup', route =>
    route.continue({ headers: { ...route.request().headers(), 'X-Forwarded-For': address } }),
  );

/** Uses up the free failures of an address, with missing orders. */
export async function spendFreeAnswers(request: APIRequestContext, address: string): Promise<void> {
  for (let answer = 0; answer < FREE_ANSWERS; answer++) {
    const data = { number: `SC${String(answer).padStart(8, '0')}`, emailOrPhone: 'wrong@example.com' };
    const headers = { 'X-Forwarded-For': address };
    const refusal = await request.post('/prod-api/orders/lookup', { data, headers });
    expect([404, 428]).toContain(refusal.status());
  }
}
