import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Passenger } from '@gangway/shared/contract/entries/passengers.ts';
import type { CabinRequest, Finding } from '@gangway/shared/contract/sales/quotes.ts';
import {
  type Amendment,
  amendmentRule,
  planOnBoardChange,
} from '@gangway/shared/domain/changes/amendment.ts';
import { sumSen } from '@gangway/shared/domain/money/money.ts';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { localDateOf } from '@gangway/shared/domain/time/moment.ts';
import { checkTravelRules } from '@gangway/shared/domain/travel/travel-rules.ts';
import type { Database, Transaction } from '../../../lib/database/database.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Data } from '../../../lib/http/context.ts';
import { loadSettings } from '../../../operator/settings.service.ts';
import { requireCheckedOut } from '../../../reservations/cabins/stays.service.ts';
import { requireDocumentsFree } from '../../../reservations/hold-limits/booked-documents.service.ts';
import { findLiveParts, type LiveParts } from '../../../reservations/inventory/order-cabins.repository.ts';
import type { LockedOrder } from '../../../reservations/orders/order-locks.repository.ts';
import type { PartyMember } from '../../../reservations/orders/passengers.repository.ts';
import { requireOnSale } from '../../../reservations/pricing/booking.rules.ts';
import { type PricedOrder, priceParty } from '../../../reservations/pricing/priced-order.rules.ts';
import { describeFindings } from '../../../reservations/pricing/travel-findings.rules.ts';
import {
  readOffers,
  readSailingTerms,
  type SailingTerms,
} from '../../../reservations/sailings/sailings.service.ts';

const MOST_PASSENGERS = 9;

/** A requested change on the party's own sailing: other cabins, or one more passenger. */
export interface OnBoardRequest {
  passenger: Passenger | null;
  /** Undefined: the cabins stay. */
  cabins: CabinRequest | null | undefined;
}

type Cabin = Pick<
  PricedOrder['cabins'][number],
  'roomId' | 'roomTypeId' | 'number' | 'maxOccupancy' | 'priceSen'
>;

/** A change on the same sailing, with all that is needed to carry it out. */
export interface OnBoardPlan {
  order: LockedOrder;
  party: readonly PartyMember[];
  sailing: SailingTerms;
  added: { passenger: Passenger; priceSen: number } | null;
  /** The party's cabins after the change, in its order; existing ones with their id. */
  cabins: (Cabin & { id: string | null })[];
  dropped: LiveParts['cabins'];
  /** The types of the ship's cabins with their prices on this sailing. */
  roomTypes: Awaited<ReturnType<typeof readOffers>>['roomTypes'];
  before: { cabins: string[]; totalSen: number };
  totalSen: number;
  /** Its price, and the rule that sets it. */
  amendment: Amendment;
  findings: Finding[];
}

/**
 * Plans other cabins or one more passenger on the order's own sailing. Existing parts keep their prices. A cabin that is given up
 * is charged by the ladder if the change counts as a cancellation (R92), but not while the sailing is rescheduled (R271). Nothing
 * is changed. The caller holds the order's lock.
 *
 * @throws AppError `party-full`, `guests-checked-in`, `sailing-closed`, `sailing-sold-out`, `document-booked`, or what
 * `priceParty` throws for cabins.
 */
export async function planOnBoard(
  trx: Transaction<Database>,
  deps: Data,
  { order, party }: { order: LockedOrder; party: readonly PartyMember[] },
  { passenger, cabins: cabinRequest }: OnBoardRequest,
  language: Language,
): Promise<OnBoardPlan> {
  const now = deps.clock.now();
  const sailing = await readSailingTerms(trx, order.sailing_id, now);
  const added = passenger ? [passenger] : [];
  const passengers = [...party.map(member => member.passenger), ...added];
  if (passengers.length > MOST_PASSENGERS)
    throw new AppError('party-full', { params: { count: MOST_PASSENGERS } });
  const { salesCloseMinutes, infantsPerAdult } = await loadSettings(trx);
  requireOnSale({ passengers: added }, sailing, now, salesCloseMinutes);
  const offers = await readOffers(trx, order.sailing_id, now);
  const live = await findLiveParts(trx, order.id);
  const own = new Map(live.cabins.map(cabin => [cabin.room_id, cabin]));
  const chosen =
    cabinRequest ?? (own.size > 0 ? { kind: 'chosen' as const, roomIds: [...own.keys()] } : null);
  const priced = priceParty(
    { ...offers, cabins: offers.cabins.map(cabin => withOwn(cabin, own, chosen)) },
    passengers,
    chosen,
  );
  const cabins = priced.cabins.map(cabin => {
    const held = own.get(cabin.roomId);
    return { ...cabin, id: held?.id ?? null, priceSen: held?.price_sen ?? cabin.priceSen };
  });
  const dropped = live.cabins.filter(({ id }) => !cabins.some(cabin => cabin.id === id));
  await requireCheckedOut(
    trx,
    order.id,
    dropped.map(({ room_id }) => room_id),
  );
  if (passenger)
    await requireDocumentsFree(
      trx,
      { sailingId: order.sailing_id, passengers: added, fieldOf: () => 'passenger.idNumber' },
      now,
    );

  const ticketsSen = sumSen(party.map(({ priceSen }) => priceSen));
  const addedSen = passenger ? offers.fares[passenger.ticketType] : 0;
  const beforeSen = ticketsSen + sumSen(live.cabins.map(({ price_sen }) => price_sen));
  const totalSen = ticketsSen + addedSen + sumSen(cabins.map(({ priceSen }) => priceSen));
  const today = localDateIn(now);
  const rule = amendmentRule(
    {
      terms: order.ladder,
      sailingDate: sailing.date,
      departsAt: new Date(sailing.departsAt),
      status: sailing.status,
      freeUntil: order.free_until,
    },
    now,
    today,
  );
  const amendment = planOnBoardChange(rule, {
    oldPrices: dropped.map(({ price_sen }) => price_sen),
    newPrices: [addedSen, ...cabins.filter(({ id }) => id === null).map(({ priceSen }) => priceSen)],
  });
  const findings = checkTravelRules(passengers, {
    sailingDate: sailing.date,
    arrivalDate: localDateOf(sailing.arrivesAt),
    today,
    ...(added.length > 0 && { infantsPerAdult }),
  }).filter(({ severity }) => severity === 'refusal');
  const numbers = new Map(offers.cabins.map(({ roomId, number }) => [roomId, number]));
  return {
    order,
    party,
    sailing,
    added: passenger && { passenger, priceSen: addedSen },
    cabins,
    dropped,
    roomTypes: offers.roomTypes,
    before: { cabins: live.cabins.map(({ room_id }) => numbers.get(room_id) ?? ''), totalSen: beforeSen },
    totalSen,
    amendment,
    findings: describeFindings(findings, language),
  };
}

/** A party may choose its own cabins; none of them is assigned to it automatically. */
function withOwn<Offer extends { roomId: number; free: boolean }>(
  cabin: Offer,
  own: ReadonlyMap<number, unknown>,
  chosen: CabinRequest | null,
): Offer {
  return chosen?.kind === 'chosen' && own.has(cabin.roomId) ? { ...cabin, free: true } : cabin;
}
