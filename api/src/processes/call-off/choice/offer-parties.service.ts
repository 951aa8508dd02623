import type { StrandedParty } from '@gangway/shared/domain/disruptions/alternative-value.ts';
import { assignAlternatives } from '@gangway/shared/domain/disruptions/assign-alternatives.ts';
import { type Database, inTransaction, type Transaction } from '../../../lib/database/database.ts';
import { attempt } from '../../../lib/database/savepoint.ts';
import type { Data, Deps } from '../../../lib/http/context.ts';
import { loadSettings } from '../../../operator/settings.service.ts';
import { holdOffer } from '../../../reservations/inventory/place-offers.service.ts';
import { lockPaidOrderOf } from '../../../reservations/orders/order-locks.repository.ts';
import {
  findCalledOffSailing,
  findStrandedParties,
  insertParty,
  isKnownParty,
} from '../../../reservations/sailing-cancellations/called-off-parties.repository.ts';
import {
  countProgress,
  type OpenCancellation,
} from '../../../reservations/sailing-cancellations/sailing-cancellations.repository.ts';
import {
  type GivenRoom,
  noteTaken,
  type OtherSailing,
  readOtherSailings,
  roomsOfTypes,
} from './alternatives.service.ts';
import { calledOffMailJob } from './called-off-mail.view.ts';
import { sendAshore } from './called-off-orders.service.ts';
import { earliestKept, partyChoosesUntil } from './choice-time.rules.ts';

/** A canceled sailing whose guests choose. */
type Choosing = OpenCancellation & { choice: NonNullable<OpenCancellation['choice']> };

/**
 * Asks each paid party of a canceled sailing that was not asked yet for its choice, and keeps places on the best other sailing
 * for it, as assigned by `assignAlternatives`: no party is split. A party that fits on no other sailing chooses between refund
 * and voucher. Each party has its own transaction, so that after a crash none is asked twice or left out. Parties whose order is
 * locked are left for the next run.
 */
export async function offerToParties(deps: Deps, cancellation: Choosing): Promise<void> {
  const { db, clock } = deps;
  const sailing = await findCalledOffSailing(db, cancellation.sailingId);
  const parties = await findStrandedParties(db, sailing);
  if (parties.length === 0) return;
  const now = clock.now();
  const { salesCloseMinutes } = await loadSettings(db);
  const keepable = (await readOtherSailings(db, sailing, { now })).filter(
    ({ departsAt }) => departsAt >= earliestKept(now, salesCloseMinutes).getTime(),
  );
  const assignment = assignAlternatives(parties, keepable);
  for (const party of parties) {
    const placement = assignment.get(party.id);
    const sailing = placement && keepable.find(({ sailingId }) => sailingId === placement.sailingId);
    const rooms = sailing ? roomsOfTypes(sailing, placement.rooms, party) : null;
    const best = sailing && rooms ? { sailing, rooms } : null;
    await inTransaction(deps, `staff:${cancellation.requestedBy}`, trx =>
      ask(trx, deps, cancellation, { party, best, salesCloseMinutes }),
    );
  }
}

/** Another sailing with the rooms that a party gets there. */
export interface Placement {
  sailing: OtherSailing;
  rooms: GivenRoom[];
}

interface PartyOffer {
  party: StrandedParty;
  best: Placement | null;
  salesCloseMinutes: number;
}

async function ask(
  trx: Transaction<Database>,
  deps: Deps,
  cancellation: Choosing,
  { party, best, salesCloseMinutes }: PartyOffer,
): Promise<void> {
  const { sailingId, choice } = cancellation;
  const order = await lockPaidOrderOf(trx, sailingId, party.id);
  // Another copy of the server may have asked it meanwhile.
  if (!order || (await isKnownParty(trx, { orderId: party.id, sailingId }))) return;
  const offerId = best && (await keepPlaces(trx, deps, party, best));
  const kept = offerId && best ? best.sailing : null;
  const chooseUntil = partyChoosesUntil(choice.until, kept?.departsAt ?? null, salesCloseMinutes);
  await sendAshore(trx, deps, order.id, cancellation);
  await insertParty(trx, { orderId: order.id, sailingId, places: party.places, offerId, chooseUntil });
  await countProgress(trx, sailingId, { orders: 1, refundedSen: 0 });
  const mail = {
    orderId: order.id,
    reason: cancellation.reason,
    until: chooseUntil,
    otherwise: choice.otherwise,
    bonusPercent: choice.bonusPercent,
    keptSailingId: kept?.sailingId ?? null,
  };
  await deps.jobs.enqueue(trx, 'send-mail', calledOffMailJob(mail));
}

/**
 * Keeps places and rooms for a party, or none if they were taken meanwhile: the party can then choose among the other sailings.
 *
 * @returns the id of the offer.
 */
export async function keepPlaces(
  trx: Transaction<Database>,
  { ids, clock }: Data,
  { places }: Pick<StrandedParty, 'places'>,
  { sailing, rooms }: Placement,
): Promise<string | null> {
  const id = ids.uuid();
  const kept = await attempt(trx, () =>
    holdOffer(
      trx,
      {
        id,
        sailingId: sailing.sailingId,
        places,
        rooms: rooms.map(room => ({ ...room, cabinId: ids.uuid() })),
        expiresAt: null,
      },
      clock.now(),
    ),
  );
  if (!kept.ok) return null;
  noteTaken(sailing, places, rooms);
  return id;
}
