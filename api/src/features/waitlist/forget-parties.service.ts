import type { Database, Transaction } from '../../lib/database/database.ts';
import type { Data } from '../../lib/http/context.ts';
import { releaseOffer } from '../../reservations/inventory/place-offers.service.ts';
import {
  deletePartiesBefore,
  deletePartiesOf,
  findPartiesOf,
} from '../../reservations/waitlist/waitlist-parties.repository.ts';

const DAY_MS = 24 * 3_600_000;

/** How long decisions of the waiting list can be explained. */
const ENDED_DAYS = 30;

/** Deletes parties that stopped waiting long ago, and addresses that were not confirmed within a day. */
export async function forgetParties({ db, clock }: Data): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  await deletePartiesBefore(db, before(ENDED_DAYS), before(1));
}

/** Deletes the parties of a customer whose data are erased, and releases their kept places. */
export async function forgetPartiesOf(
  trx: Transaction<Database>,
  now: Date,
  customerId: string,
): Promise<void> {
  for (const { offer } of await findPartiesOf(trx, customerId))
    if (offer) await releaseOffer(trx, offer, now);
  await deletePartiesOf(trx, customerId);
}
