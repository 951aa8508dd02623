import type { SailingSummary } from '@gangway/shared/contract/sailings.ts';
import { addDays, localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import type { APIRequestContext } from '@playwright/test';

/** Sailings on sale from a number of days ahead, with places for a party. */
export async function findSailings(request: APIRequestContext, daysAhead: number): Promise<SailingSummary[]> {
  const from = addDays(localDateIn(new Date()), daysAhead);
  const answer = await request.get(`/prod-api/sailings?from=${from}&party=3&size=50`);
  const { items } = ((await answer.json()) as { data: { items: SailingSummary[] } }).data;
  return items.filter(({ peak, nonRefundable }) => !peak && !nonRefundable);
}
