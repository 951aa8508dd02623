import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type {
  SailingMove,
  SailingMovePreview,
} from '@gangway/shared/contract/office/orders/order-changes.ts';
import type { ChangeRecord } from '@gangway/shared/contract/sales/orders.ts';
import {
  type Amendment,
  amendmentRule,
  planSailingChange,
} from '@gangway/shared/domain/changes/amendment.ts';
import { priceWithoutRise } from '@gangway/shared/domain/changes/without-rise.ts';
import { ladderWithDates, type OrderTerms } from '@gangway/shared/domain/money/cancellation.ts';
import { sumSen } from '@gangway/shared/domain/money/money.ts';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { localDateOf } from '@gangway/shared/domain/time/moment.ts';
import { checkTravelRules } from '@gangway/shared/domain/travel/travel-rules.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Data } from '../../lib/http/context.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { findPartyCabins, type PartyCabin } from '../../reservations/cabins/cabin-booking.repository.ts';
import { requireCheckedOut } from '../../reservations/cabins/stays.service.ts';
import { requireDocumentsFree } from '../../reservations/hold-limits/booked-documents.service.ts';
import { findLiveParts } from '../../reservations/inventory/order-cabins.repository.ts';
import { type LockedOrder, lockOrder } from '../../reservations/orders/order-locks.repository.ts';
import { type PartyMember, readParty } from '../../reservations/orders/passengers.repository.ts';
import { requireOnSale } from '../../reservations/pricing/booking.rules.ts';
import { type PricedOrder, priceParty } from '../../reservations/pricing/priced-order.rules.ts';
import { describeFindings } from '../../reservations/pricing/travel-findings.rules.ts';
import { findRouteIds } from '../../reservations/sailings/sailing-details.repository.ts';
import {
  readOffers,
  readSailingTerms,
  type SailingTerms,
} from '../../reservations/sailings/sailings.service.ts';
import { cabinsOfMove, compareCabins } from './cabins/compared-cabins.rules.ts';
import { guestsOf, requireCompany } from './divide/guests-apart.rules.ts';
import { type Leaving, leavingOf } from './divide/leaving.rules.ts';

/** The result of a move to another sailing, with all that is needed to carry it out. */
export interface MovePlan {
  order: LockedOrder;
  /** The guests who move, in their order. */
  party: PartyMember[];
  from: SailingTerms;
  to: SailingTerms;
  /** Cabins and total on the new sailing. */
  priced: {
    cabins: readonly Pick<
      PricedOrder['cabins'][number],
      'roomId' | 'roomTypeId' | 'number' | 'maxOccupancy' | 'priceSen'
    >[];
    totalSen: number;
  };
  /** The price of each moved ticket there, in their order. */
  ticketsSen: number[];
  /** The cancellation terms after the move. */
  ladder: OrderTerms;
  /** The price of the moved tickets and cabins on the old sailing. */
  liveSen: number;
  /** Its price, and the rule that sets it. */
  amendment: Amendment;
  preview: Omit<SailingMovePreview, 'guests' | 'ladder'>;
}

/** The move of an order's party, or of some of its guests. */
export interface PartyMovePlan extends MovePlan {
  /** Who leaves with which parts, and who stays in the order. */
  leaving: Leaving<PartyMember>;
  guests: SailingMovePreview['guests'];
  /** What canceling costs those who move, afterwards. */
  charges: SailingMovePreview['ladder'];
}

/**
 * Plans moving an order's party, or some of its guests (R372), to another sailing, on the same route unless `reach` says
 * otherwise. Shortly before departure, as the order's terms define, the change counts as a cancellation (R92): the ladder's
 * charge is kept, the rest is refunded, and the guests rebook. Earlier it costs only the difference in price. If the sailing was
 * moved far it is free, and nothing costs more than before (R271). Seats there are automatic: the fees for chosen ones count in the
 * difference (R432). Cabins keep their types unless others were chosen (R360).
 * Nothing is changed.
 *
 * @throws AppError `order-not-paid`, `sailing-called-off`, `passenger-boarded`, `guests-checked-in`, `move-impossible`,
 * `sailing-closed`, `sailing-sold-out`, `document-booked`, `same-cabins-gone`, what `leavingOf` and `requireCompany` throw, or
 * what `priceParty` throws for cabins.
 */
export async function planMove(
  trx: Transaction<Database>,
  deps: Data,
  orderId: string,
  { sailingId, cabins, passengerIds }: SailingMove,
  language: Language,
  reach: 'route' | 'any-route' = 'route',
): Promise<PartyMovePlan> {
  const now = deps.clock.now();
  const order = await lockOrder(trx, orderId);
  if (order.status !== 'paid') throw new AppError('order-not-paid');
  const everybody = await readParty(trx, orderId);
  const leaving = leavingOf(everybody, await findLiveParts(trx, orderId), passengerIds);
  const { going: party, staying, parts: live } = leaving;
  if (party.some(({ boarded }) => boarded)) throw new AppError('passenger-boarded');
  await requireCheckedOut(trx, orderId, staying.length > 0 ? leaving.sleptIn : undefined);
  if (reach === 'route') await requireSameRoute(trx, order.sailing_id, sailingId);
  else if (order.sailing_id === sailingId) throw new AppError('move-impossible');
  const from = await readSailingTerms(trx, order.sailing_id, now);
  if (from.status === 'canceled') throw new AppError('sailing-called-off');
  const to = await readSailingTerms(trx, sailingId, now);
  const settings = await loadSettings(trx);
  if (staying.length > 0) requireCompany(staying, from, settings, now, language);
  const passengers = party.map(({ passenger }) => passenger);
  await requireDocumentsFree(trx, { sailingId, passengers, fieldOf: index => `passengers.${index}` }, now);
  requireOnSale({ passengers }, to, now, settings.salesCloseMinutes);
  const offers = await readOffers(trx, sailingId, now);
  const cabinsOfOrder = await findPartyCabins(trx, orderId);
  const had = cabinsOfOrder.filter(({ id }) => live.cabins.some(cabin => cabin.id === id));
  const quote = priceMove(offers, passengers, cabins, had);
  const rule = amendmentRule(
    {
      terms: order.ladder,
      sailingDate: from.date,
      departsAt: new Date(from.departsAt),
      status: from.status,
      freeUntil: order.free_until,
    },
    now,
    localDateIn(now),
  );
  const paid = {
    tickets: party.map(({ passenger, priceSen, seatFeeSen }) => ({
      ticketType: passenger.ticketType,
      priceSen,
      seatFeeSen,
    })),
    cabinsSen: live.cabins.map(({ price_sen }) => price_sen),
  };
  const { ticketsSen, ...priced } =
    rule.kind === 'departure-moved'
      ? priceWithoutRise(paid, offers.fares, quote.cabins)
      : { ...quote, ticketsSen: party.map(({ passenger }) => offers.fares[passenger.ticketType]) };
  const oldPrices = [...live.tickets, ...live.cabins].map(({ price_sen }) => price_sen);
  const newPrices = [...ticketsSen, ...priced.cabins.map(({ priceSen }) => priceSen)];
  const amendment = planSailingChange(rule, { oldPrices, newPrices });
  const { endsOrder, chargePercent, chargeSen, refundSen, toPaySen } = amendment;
  const ladder = ladderOn(order, to);
  const tiers = endsOrder ? settings.cancellationLadder : ladder.tiers;
  const findings = checkTravelRules(passengers, {
    sailingDate: to.date,
    arrivalDate: localDateOf(to.arrivesAt),
    today: localDateIn(now),
    // A party that stays together may have been booked under another setting.
    ...(staying.length > 0 && { infantsPerAdult: settings.infantsPerAdult }),
  }).filter(({ severity }) => severity === 'refusal');
  return {
    order,
    party,
    leaving,
    guests: guestsOf(everybody, party, cabinsOfOrder, priced.cabins),
    charges: ladderWithDates(tiers, to.date, newPrices, endsOrder ? to : ladder),
    from,
    to,
    priced,
    ticketsSen,
    ladder,
    liveSen: sumSen(oldPrices),
    amendment,
    preview: {
      kind: endsOrder ? 'cancel-and-rebook' : 'move',
      chargePercent,
      chargeSen,
      refundSen,
      toPaySen,
      newTotalSen: priced.totalSen,
      cabins: compareCabins(had, priced.cabins, offers.roomTypes),
      findings: describeFindings(findings, language),
    },
  };
}

/**
 * The party's price there. Cabins of another class are never assigned automatically: if its own class is gone, the party chooses.
 *
 * @throws AppError `same-cabins-gone`, or what `priceParty` throws for chosen cabins.
 */
function priceMove(
  offers: Parameters<typeof priceParty>[0],
  passengers: Parameters<typeof priceParty>[1],
  chosen: SailingMove['cabins'],
  had: readonly PartyCabin[],
): PricedOrder {
  try {
    return priceParty(offers, passengers, cabinsOfMove(chosen, had));
  } catch (error) {
    const gone = error instanceof AppError && ['no-cabin-available', 'cabin-too-small'].includes(error.code);
    throw chosen === undefined && gone ? new AppError('same-cabins-gone') : error;
  }
}

/** The result of a move, for the order's history (R363). */
export const recordOfMove = ({ preview, liveSen, amendment }: MovePlan): ChangeRecord => ({
  cabins: {
    from: preview.cabins.had.map(({ number }) => number),
    to: preview.cabins.given.map(({ number }) => number),
  },
  totalSen: { from: liveSen, to: preview.newTotalSen },
  chargePercent: preview.chargePercent,
  chargeSen: preview.chargeSen,
  freeUntil: amendment.lastFreeDay,
});

/** Keeps the agreed ladder. A charge of everything on either sailing stays, so that a move cannot avoid it. */
function ladderOn(order: LockedOrder, to: SailingTerms): OrderTerms {
  const agreed = order.ladder;
  return {
    ...agreed,
    nonRefundable: agreed.nonRefundable || to.nonRefundable,
    peak: agreed.peak || to.peak,
  };
}

async function requireSameRoute(trx: Transaction<Database>, fromId: number, toId: number): Promise<void> {
  const routes = await findRouteIds(trx, [fromId, toId]);
  if (!routes.has(toId)) throw new AppError('sailing-not-found');
  if (fromId === toId || routes.get(fromId) !== routes.get(toId)) throw new AppError('move-impossible');
}
