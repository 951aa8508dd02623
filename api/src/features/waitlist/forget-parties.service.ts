import type { Database, Transaction } from '../../lib/database/database.ts';
import type { Data } from '../../lib/http/context.ts';
import { releaseOffer } from '../../reservations/inventory/place-offers.service.ts';
import {
  deletePartiesBefore,
  deletePartiesOf,
  findPartiesOf,
} from '../../reservations/waitlist/waitlist-parties.repository.ts';

const DAY_MS = 24 * 3_600_000;

/** As long as anybody may ask why a place went to somebody else. */
const ENDED_DAYS = 30;

/** Forgets parties whose waiting ended long ago, and addresses that nobody confirmed within a day. */
export async function forgetParties({ db, clock }: Data): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  await deletePartiesBefore(db, before(ENDED_DAYS), before(1));
}

/** Forgets the parties of a customer whose data are erased: what was kept for them is given back. */
export async function forgetPartiesOf(
  trx: Transaction<Database>,
  now: Date,
  customerId: string,
): Promise<void> {
  for (const { offer } of await findPartiesOf(trx, customerId))
    if (offer) await releaseOffer(trx, offer, now);
  await deletePartiesOf(trx, customerId);
}
