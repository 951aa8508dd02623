import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type {
  DecidedBy,
  OfferedSailing,
  PartyChoice,
  PartyChoices,
} from '@gangway/shared/contract/sales/called-off.ts';
import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { type PaidParty, paidSen, priceWithoutRise } from '@gangway/shared/domain/changes/without-rise.ts';
import { percentOfSen, sumSen } from '@gangway/shared/domain/money/money.ts';
import { momentIn } from '@gangway/shared/domain/time/moment.ts';
import { actorOf, type Caller } from '../../../lib/caller.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import type { Connection, Database, Transaction } from '../../../lib/database/database.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { answerOnce, type RequestKey } from '../../../lib/http/idempotency.repository.ts';
import { checkPermission } from '../../../lib/http/permission.ts';
import { loadSettings } from '../../../operator/settings.service.ts';
import { findAccessibleOrder } from '../../../reservations/access/order-access.service.ts';
import type { Visit } from '../../../reservations/access/visitor.middleware.ts';
import { lockInventories } from '../../../reservations/inventory/inventory.repository.ts';
import { findLiveParts, findOfferedRooms } from '../../../reservations/inventory/order-cabins.repository.ts';
import { releaseOffer } from '../../../reservations/inventory/place-offers.service.ts';
import { readOrderDetail } from '../../../reservations/order-views/order-view.service.ts';
import { type LockedOrder, lockOrder } from '../../../reservations/orders/order-locks.repository.ts';
import { readParty } from '../../../reservations/orders/passengers.repository.ts';
import {
  findCalledOffSailing,
  findOpenParty,
  findStrandedParties,
  type OpenParty,
  setOutcome,
} from '../../../reservations/sailing-cancellations/called-off-parties.repository.ts';
import {
  countProgress,
  findCancellationOf,
} from '../../../reservations/sailing-cancellations/sailing-cancellations.repository.ts';
import { findFares } from '../../../reservations/sailings/sailing-details.repository.ts';
import { readSailingSummaries } from '../../../reservations/sailings/sailings.service.ts';
import { compareRooms, fitOn, readOtherSailings, roomsByIds } from './alternatives.service.ts';
import { giveBack, giveCredit } from './called-off-orders.service.ts';
import { findDelayedParty, refundDelayed, requireAshore } from './delayed-party.service.ts';
import { moveParty } from './party-move.service.ts';

/** How many of the nearest sailings are shown beside the kept one. */
const MOST_OTHERS = 6;

/**
 * The choices of a party whose sailing was canceled or moved far; null if it has none, or has already chosen.
 *
 * @throws AppError `order-not-found`
 */
export async function readPartyChoices(deps: Deps, { visitor, number }: Visit): Promise<PartyChoices | null> {
  const order = await findAccessibleOrder(deps, visitor, number);
  const now = deps.clock.now();
  const open = await findChoosing(deps.db, order.id, now);
  return open ? describeChoices(deps.db, open, now) : null;
}

const findChoosing = async (db: Connection, orderId: string, now: Date): Promise<OpenParty | undefined> =>
  (await findOpenParty(db, orderId)) ?? findDelayedParty(db, orderId, now);

async function describeChoices(db: Connection, open: OpenParty, now: Date): Promise<PartyChoices> {
  const sailing = await findCalledOffSailing(db, open.sailingId);
  const [party] = await findStrandedParties(db, sailing, open.orderId);
  if (!party) throw new AppError('choice-made');
  const others = await readOtherSailings(db, sailing, { now, keptId: open.offer?.sailingId });
  const paid = await readPaid(db, open.orderId);
  const keptRooms = open.offer && (await findOfferedRooms(db, open.offer.id));
  const offers = others.flatMap(other => {
    const kept = keptRooms !== null && open.offer?.sailingId === other.sailingId;
    const rooms = kept ? roomsByIds(other, keptRooms) : fitOn(party, other);
    return rooms ? [{ other, rooms, kept }] : [];
  });
  const near = offers.toSorted(
    (a, b) => Math.abs(a.other.departsAt - party.departsAt) - Math.abs(b.other.departsAt - party.departsAt),
  );
  const shown = [
    ...near.filter(({ kept }) => kept),
    ...near.filter(({ kept }) => !kept).slice(0, MOST_OTHERS),
  ];
  const summaries = await readSailingSummaries(
    db,
    shown.map(({ other }) => other.sailingId),
    now,
  );
  const described: (OfferedSailing & { kept: boolean })[] = [];
  for (const { other, rooms, kept } of shown) {
    const summary = summaries.find(({ id }) => id === other.sailingId);
    if (!summary) continue;
    const fares = await findFares(db, other.sailingId);
    described.push({
      kept,
      sailing: summary,
      cabins: compareRooms(
        party.rooms,
        rooms.map(({ roomTypeId }) => roomTypeId),
        other,
      ),
      refundSen: paidSen(paid) - priceWithoutRise(paid, fares, rooms).totalSen,
    });
  }
  const { calledOffCreditDays } = await loadSettings(db);
  const refundSen = sumSen([...paid.tickets.map(({ priceSen }) => priceSen), ...paid.cabinsSen]);
  const keptOffer = described.find(({ kept }) => kept) ?? null;
  return {
    until: momentIn(open.chooseUntil, sailing.zone),
    otherwise: open.withoutChoice === 'move' && !keptOffer ? 'refund' : open.withoutChoice,
    kept: keptOffer,
    others: described
      .filter(({ kept }) => !kept)
      .toSorted((a, b) => Date.parse(a.sailing.departsAt) - Date.parse(b.sailing.departsAt)),
    refundSen,
    credit:
      open.withoutChoice === 'stay'
        ? null
        : {
            amountSen: refundSen,
            bonusSen: percentOfSen(refundSen, open.bonusPercent),
            days: calledOffCreditDays,
          },
  };
}

async function readPaid(db: Connection, orderId: string): Promise<PaidParty> {
  const members = await readParty(db, orderId);
  const { cabins } = await findLiveParts(db, orderId);
  return {
    tickets: members.map(({ passenger, priceSen, seatFeeSen }) => ({
      ticketType: passenger.ticketType,
      priceSen,
      seatFeeSen,
    })),
    cabinsSen: cabins.map(({ price_sen }) => price_sen),
  };
}

/**
 * Carries out a party's choice, once (invariant I13): another sailing, a full refund or, for a canceled sailing only, a voucher.
 *
 * @throws AppError `order-not-found`, `not-permitted` for staff who may not cancel, `choice-made`, what `moveParty` throws
 */
export async function choose(
  deps: Deps,
  { visitor, number }: Visit,
  requestKeyOf: (orderId: string) => RequestKey,
  choice: PartyChoice,
  language: Language,
): Promise<OrderDetail> {
  const { caller } = visitor;
  if (caller.kind === 'staff') checkPermission(caller, 'orders.cancel');
  const { id } = await findAccessibleOrder(deps, visitor, number);
  return answerOnce(deps, requestKeyOf(id), async trx => {
    const order = await lockOrder(trx, id);
    const party = await findChoosing(trx, id, deps.clock.now());
    if (!party) throw new AppError('choice-made');
    const by = caller.kind === 'staff' ? 'staff' : 'customer';
    const chosen = { party, order, choice, by } as const;
    const who = { caller, actor: actorOf(caller), language };
    if (party.withoutChoice === 'stay') await leaveDelayed(trx, deps, chosen, who);
    else await carryOut(trx, deps, chosen, who);
    return readOrderDetail(trx, id, deps.clock.now());
  });
}

/** A sailing that was only moved stores no outcomes: a party that has left it has no choice any more. */
async function leaveDelayed(
  trx: Transaction<Database>,
  deps: Deps,
  {
    party,
    order,
    choice,
    by,
  }: { party: OpenParty; order: LockedOrder; choice: PartyChoice; by: 'customer' | 'staff' },
  who: { caller: Caller; language: Language },
): Promise<void> {
  await requireAshore(trx, order.id);
  if (choice.choice === 'refund') return refundDelayed(trx, deps, order, by);
  if (choice.choice === 'credit') throw new AppError('choice-gone');
  await moveParty(trx, deps, { party, order, sailingId: choice.sailingId }, who);
}

/** Carries out a choice and records it. The caller holds the order's lock. @throws AppError what `moveParty` throws */
export async function carryOut(
  trx: Transaction<Database>,
  deps: Deps,
  { party, order, choice, by }: { party: OpenParty; order: LockedOrder; choice: PartyChoice; by: DecidedBy },
  who: { caller: Caller; actor: string; language: Language },
): Promise<void> {
  const now = deps.clock.now();
  const offered = party.offer?.sailingId;
  await lockInventories(trx, [
    order.sailing_id,
    ...(choice.choice === 'move' ? [choice.sailingId] : []),
    ...(offered === undefined ? [] : [offered]),
  ]);
  await writeAudit(trx, {
    entity: 'orders',
    entityId: order.id,
    action: 'chosen',
    detail: { ...choice, by, calledOff: party.sailingId },
  });
  if (choice.choice === 'move') {
    await moveParty(trx, deps, { party, order, sailingId: choice.sailingId }, who);
    return setOutcome(trx, party, { outcome: 'moved', by, at: now });
  }
  if (party.offer) await releaseOffer(trx, party.offer, now);
  const cancellation = await findCancellationOf(trx, party.sailingId);
  if (choice.choice === 'credit') {
    const { bonusPercent } = party;
    await giveCredit(trx, deps, order, cancellation, { bonusPercent, author: who.actor });
    return setOutcome(trx, party, { outcome: 'credited', by, at: now });
  }
  const refundedSen = await giveBack(trx, deps, order, cancellation);
  await setOutcome(trx, party, { outcome: 'refunded', by, at: now });
  await countProgress(trx, party.sailingId, { orders: 0, refundedSen });
}
