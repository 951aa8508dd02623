import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import { DEPARTURE_MOVED, planSailingChange } from '@gangway/shared/domain/changes/amendment.ts';
import { paidSen, priceWithoutRise } from '@gangway/shared/domain/changes/without-rise.ts';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { localDateOf } from '@gangway/shared/domain/time/moment.ts';
import { checkTravelRules } from '@gangway/shared/domain/travel/travel-rules.ts';
import type { Caller } from '../../../lib/caller.ts';
import type { Database, Transaction } from '../../../lib/database/database.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { findPartyCabins } from '../../../reservations/cabins/cabin-booking.repository.ts';
import { requireDocumentsFree } from '../../../reservations/hold-limits/booked-documents.service.ts';
import { findLiveParts, findOfferedRooms } from '../../../reservations/inventory/order-cabins.repository.ts';
import { releaseOffer } from '../../../reservations/inventory/place-offers.service.ts';
import type { LockedOrder } from '../../../reservations/orders/order-locks.repository.ts';
import { readParty } from '../../../reservations/orders/passengers.repository.ts';
import { describeFindings } from '../../../reservations/pricing/travel-findings.rules.ts';
import type { OpenParty } from '../../../reservations/sailing-cancellations/called-off-parties.repository.ts';
import {
  findCalledOffSailing,
  findStrandedParties,
} from '../../../reservations/sailing-cancellations/called-off-parties.repository.ts';
import { readOffers, readSailingTerms } from '../../../reservations/sailings/sailings.service.ts';
import { takeOver } from '../../../reservations/waitlist/take-over.service.ts';
import { compareCabins } from '../../change/cabins/compared-cabins.rules.ts';
import { moveInPlace } from '../../change/move-in-place.service.ts';
import { fitOn, type GivenRoom, readOtherSailings, roomsByIds } from './alternatives.service.ts';

/**
 * Moves the party of a canceled sailing to another one, without a charge: a higher price is waived, a lower one is refunded, and
 * the ladder stays. The places that were kept for it are released in the same transaction. The caller holds the locks of the
 * order and of all places concerned.
 *
 * @returns the refund in sen.
 * @throws AppError `choice-gone` where the sailing no longer has places for the party, `travel-rules`, `document-booked`
 */
export async function moveParty(
  trx: Transaction<Database>,
  deps: Deps,
  move: PartyMove,
  who: { caller: Caller; language: Language },
): Promise<number> {
  const now = deps.clock.now();
  const { party, sailingId } = move;
  const { offer } = party;
  if (offer?.sailingId !== sailingId) {
    if (offer) await releaseOffer(trx, offer, now);
    return moveTo(trx, deps, move, null, who);
  }
  const kept = await findOfferedRooms(trx, offer.id);
  return takeOver(trx, offer, now, () => moveTo(trx, deps, move, kept, who));
}

interface PartyMove {
  party: OpenParty;
  order: LockedOrder;
  sailingId: number;
}

/** @param kept the rooms that were kept for the party on the sailing; null if none were */
async function moveTo(
  trx: Transaction<Database>,
  deps: Deps,
  { party, order, sailingId }: PartyMove,
  kept: readonly number[] | null,
  { caller, language }: { caller: Caller; language: Language },
): Promise<number> {
  const now = deps.clock.now();
  const rooms = await roomsOn(trx, party, sailingId, kept, now);

  const to = await readSailingTerms(trx, sailingId, now);
  const from = await readSailingTerms(trx, order.sailing_id, now);
  const members = await readParty(trx, order.id);
  const passengers = members.map(({ passenger }) => passenger);
  const findings = checkTravelRules(passengers, {
    sailingDate: to.date,
    arrivalDate: localDateOf(to.arrivesAt),
    today: localDateIn(now),
  }).filter(({ severity }) => severity === 'refusal');
  if (findings.length > 0)
    throw new AppError('travel-rules', {
      fields: Object.fromEntries(
        describeFindings(findings, language).map(({ passenger, message }) => [
          `passengers.${passenger ?? 0}`,
          message,
        ]),
      ),
    });
  await requireDocumentsFree(trx, { sailingId, passengers, fieldOf: index => `passengers.${index}` }, now);

  const live = await findLiveParts(trx, order.id);
  const { fares, roomTypes } = await readOffers(trx, sailingId, now);
  const paid = {
    tickets: members.map(({ passenger, priceSen, seatFeeSen }) => ({
      ticketType: passenger.ticketType,
      priceSen,
      seatFeeSen,
    })),
    cabinsSen: live.cabins.map(({ price_sen }) => price_sen),
  };
  const { ticketsSen, cabins, totalSen } = priceWithoutRise(paid, fares, rooms);
  const amendment = planSailingChange(DEPARTURE_MOVED, {
    oldPrices: [...paid.tickets.map(({ priceSen }) => priceSen), ...paid.cabinsSen],
    newPrices: [...ticketsSen, ...cabins.map(({ priceSen }) => priceSen)],
  });
  const { chargePercent, chargeSen, refundSen, toPaySen } = amendment;
  await moveInPlace(
    trx,
    deps,
    {
      order,
      party: members,
      from,
      to,
      priced: { cabins, totalSen },
      ticketsSen,
      ladder: order.ladder,
      liveSen: paidSen(paid),
      amendment,
      preview: {
        kind: 'move',
        chargePercent,
        chargeSen,
        refundSen,
        toPaySen,
        newTotalSen: totalSen,
        cabins: compareCabins(await findPartyCabins(trx, order.id), cabins, roomTypes),
        findings: [],
      },
    },
    { provider: 'counter', entries: {} },
    caller,
  );
  return refundSen;
}

/** The rooms of the party: those that were kept for it, otherwise free ones. @throws AppError `choice-gone` */
async function roomsOn(
  trx: Transaction<Database>,
  open: OpenParty,
  sailingId: number,
  kept: readonly number[] | null,
  now: Date,
): Promise<GivenRoom[]> {
  const sailing = await findCalledOffSailing(trx, open.sailingId);
  const others = await readOtherSailings(trx, sailing, { now, ...(kept && { keptId: sailingId }) });
  const other = others.find(candidate => candidate.sailingId === sailingId);
  const [party] = await findStrandedParties(trx, sailing, open.orderId);
  const rooms = other && party && (kept ? roomsByIds(other, kept) : fitOn(party, other));
  if (!rooms) throw new AppError('choice-gone');
  return rooms;
}
