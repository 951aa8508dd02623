import type { bookingRequest, CreatedOrder } from '@gangway/shared/contract/sales/orders.ts';
import type { Context } from 'hono';
import type { z } from 'zod';
import { isHuman } from '../../accounts/human-check/human-check.service.ts';
import { hasHungUp } from '../../lib/answers/hung-up.ts';
import type { Caller } from '../../lib/caller.ts';
import { clientAddress } from '../../lib/http/client-address.ts';
import type { AppEnv, Deps } from '../../lib/http/context.ts';
import { requestKey } from '../../lib/http/idempotency.repository.ts';
import { createAttemptCounts } from '../../reservations/queue/attempts.service.ts';
import { createBookings } from './bookings.service.ts';
import type { Booker } from './order-draft.types.ts';

/** The caller, and the language of the answer. */
type Speaker = Pick<AppEnv['Variables'], 'caller' | 'language'>;

/**
 * Who books, from which address, and whether the request has a valid proof of work. A wrong or used proof counts as none: the
 * booking then asks for another one if it needs one, and a repeated request gets its first answer.
 */
export async function bookerOf(
  deps: Deps,
  c: Context<AppEnv>,
  { caller, language }: Speaker,
  humanCheck: string | undefined,
): Promise<Booker> {
  return {
    caller,
    language,
    address: clientAddress(c, deps.env.trustProxy),
    proven: humanCheck !== undefined && (await isHuman(deps, humanCheck)),
  };
}

/** Books over HTTP. */
export interface Sale {
  /** Books one sailing, in a batch with other current bookings. */
  book(
    c: Context<AppEnv>,
    speaker: Speaker,
    header: { 'idempotency-key': string },
    sent: z.output<typeof bookingRequest>,
  ): Promise<CreatedOrder>;
  /** Counts attempts to book sailings. */
  note(caller: Caller, orders: readonly { sailingId: number }[]): void;
}

/** Creates the sale of this copy of the server. All routes share its batches and counts. */
export function createSale(deps: Deps): Sale {
  const book = createBookings(deps);
  const attempts = createAttemptCounts(deps);
  const note: Sale['note'] = (caller, orders) => {
    if (caller.kind !== 'staff') for (const { sailingId } of orders) attempts.note(sailingId);
  };
  return {
    async book(c, speaker, header, { humanCheck, ...request }) {
      const booker = await bookerOf(deps, c, speaker, humanCheck);
      const key = requestKey(booker.caller, header, ['orders', request]);
      note(booker.caller, [request]);
      return book({ key, request, booker, isGone: () => hasHungUp(c) });
    },
    note,
  };
}
