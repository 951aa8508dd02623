import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** Wrong answers from one address that cost nothing yet (api/src/features/orders/order-lookup.service.ts). */
const FREE_ANSWERS = 20;

/** An address that nobody else has: what is guessed there is counted there. */
export const ownAddress = (): string => `198.51.${randomInt(256)}.${randomInt(256)}`;

/** The page's look-ups of orders come from an address, as through a proxy of ours. */
export const lookUpFrom = (page: Page, address: string) =>
  page.route('**/prod-api/orders/lookup', route =>
    route.continue({ headers: { ...route.request().headers(), 'X-Forwarded-For': address } }),
  );

/** Gives all the wrong answers that an address has free, about orders that nobody has. */
export async function spendFreeAnswers(request: APIRequestContext, address: string): Promise<void> {
  for (let answer = 0; answer < FREE_ANSWERS; answer++) {
    const data = { number: `SC${String(answer).padStart(8, '0')}`, emailOrPhone: 'wrong@example.com' };
    const headers = { 'X-Forwarded-For': address };
    const refusal = await request.post('/prod-api/orders/lookup', { data, headers });
    expect([404, 428]).toContain(refusal.status());
  }
}
