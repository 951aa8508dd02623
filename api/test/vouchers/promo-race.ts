import { inTurn } from '../races/copies.ts';
import { FARES, newContact, orderInput } from '../support/database/factories.ts';
import { newKey } from '../support/money/paying.ts';
import type { TestApp } from '../support/test-app.ts';

/**
 * Makes many concurrent bookings with one code of RM 50.00, in the copies in turn. @returns how many succeed, and the refusals of
 * the others.
 */
export async function raceForPromo(
  copies: readonly TestApp[],
  sailingId: number,
  promoCode: string,
  uses: number,
): Promise<{ booked: number; refusals: string[] }> {
  const call = inTurn(copies.map(copy => copy.call));
  const answers = await Promise.all(
    Array.from({ length: uses }, () =>
      call('POST', '/orders', {
        body: orderInput(sailingId, {
          promoCode,
          expectedTotalSen: FARES.adult - 5_000,
          contact: newContact(),
        }),
        headers: { 'Idempotency-Key': newKey() },
      }),
    ),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  return {
    booked: uses - refused.length,
    refusals: [...new Set(refused.map(({ data }) => String(data.error)))],
  };
}
