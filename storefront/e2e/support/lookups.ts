import { type APIRequestContext, expect } from '@playwright/test';

/** Free failures per address (api/src/features/orders/order-lookup.service.ts). */
const FREE_ANSWERS = 20;

/** Uses up the free failures of an address, with missing orders. */
export async function spendFreeAnswers(request: APIRequestContext, address: string): Promise<void> {
  for (let answer = 0; answer < FREE_ANSWERS; answer++) {
    const data = { number: `SC${String(answer).padStart(8, '0')}`, emailOrPhone: 'wrong@example.com' };
    const headers = { 'X-Forwarded-For': address };
    const refusal = await request.post('/prod-api/orders/lookup', { data, headers });
    expect([404, 428]).toContain(refusal.status());
  }
}
