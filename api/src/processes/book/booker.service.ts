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

/** Who calls, and in which language they are answered. */
type Speaker = Pick<AppEnv['Variables'], 'caller' | 'language'>;

/**
 * Who books, from where, and whether a proof of work came with it. One that is wrong or was used is none: where it is needed,
 * another is asked for, and a request that is repeated with it gets its first answer.
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

/** What sells over HTTP. */
export interface Sale {
  /** Books one sailing, together with whatever else is booked at the moment. */
  book(
    c: Context<AppEnv>,
    speaker: Speaker,
    header: { 'idempotency-key': string },
    sent: z.output<typeof bookingRequest>,
  ): Promise<CreatedOrder>;
  /** Counts attempts to book sailings. */
  note(caller: Caller, orders: readonly { sailingId: number }[]): void;
}

/** The one sale of a copy: its batches and counts are shared by all ways to it. */
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
