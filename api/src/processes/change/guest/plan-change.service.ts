import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { OrderChange, OrderChangePreview } from '@gangway/shared/contract/sales/order-change.ts';
import type { CabinRequest } from '@gangway/shared/contract/sales/quotes.ts';
import { amendableUntil } from '@gangway/shared/domain/money/cancellation.ts';
import type { Database, Transaction } from '../../../lib/database/database.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Data } from '../../../lib/http/context.ts';
import { findPartyCabins } from '../../../reservations/cabins/cabin-booking.repository.ts';
import { readOrderDetail } from '../../../reservations/order-views/order-view.service.ts';
import { type LockedOrder, lockOrder } from '../../../reservations/orders/order-locks.repository.ts';
import { readParty } from '../../../reservations/orders/passengers.repository.ts';
import { hasOpenQueue } from '../../../reservations/queue/queues.repository.ts';
import { readSailingSummary } from '../../../reservations/sailings/sailings.service.ts';
import { compareCabins, unchanged } from '../cabins/compared-cabins.rules.ts';
import { type MovePlan, planMove } from '../move-plan.service.ts';
import { type CorrectionPlan, planCorrection } from './correction.service.ts';
import { type OnBoardPlan, planOnBoard } from './on-board-plan.service.ts';

/** What a change does, by the part of the code that carries it out. */
type Doing =
  | { where: 'elsewhere'; plan: MovePlan }
  | { where: 'on-board'; plan: OnBoardPlan }
  | { where: 'on-paper'; plan: CorrectionPlan };

export interface ChangePlan {
  order: LockedOrder;
  doing: Doing;
  preview: OrderChangePreview;
  /** What must be kept until payment, and the same change with the kept cabins. */
  needs: { sailingId: number; places: number; rooms: { roomId: number; number: string; priceSen: number }[] };
  settled: OrderChange;
  keptSince: Date | undefined;
}

/**
 * Plans a guest's change without an effect: the order before and after, the difference, the charge and its rule. Locks the order.
 *
 * @param keptSince when the change was started, if its places have been kept since then: it is judged by that time.
 * @throws AppError `order-not-paid`, `sailing-called-off`, `passenger-boarded`, `waiting-room`, and what `planMove`,
 * `planOnBoard` and `planCorrection` throw.
 */
export async function planChange(
  trx: Transaction<Database>,
  currentDeps: Data,
  orderId: string,
  change: OrderChange,
  language: Language,
  keptSince?: Date,
): Promise<ChangePlan> {
  const deps = keptSince ? { ...currentDeps, clock: { now: () => keptSince } } : currentDeps;
  const order = await lockOrder(trx, orderId);
  if (order.status !== 'paid') throw new AppError('order-not-paid');
  const now = deps.clock.now();
  const { sailing, tickets, cabinList } = await readOrderDetail(trx, orderId, now);
  if (sailing.status === 'canceled') throw new AppError('sailing-called-off');
  if (Date.parse(sailing.departsAt) <= now.getTime()) throw new AppError('sailing-closed');
  const party = await readParty(trx, orderId);
  if (party.some(({ boarded }) => boarded)) throw new AppError('passenger-boarded');
  const before: OrderChangePreview['before'] = {
    sailing,
    passengers: party.map(({ passenger }) => ending(passenger)),
    cabins: cabinList.filter(({ canceledAt }) => !canceledAt).map(({ number }) => number),
    totalSen: [...tickets, ...cabinList]
      .filter(({ canceledAt }) => !canceledAt)
      .reduce((sum, { priceSen }) => sum + priceSen, 0),
  };
  const had = await findPartyCabins(trx, orderId);
  const common = {
    before,
    after: before,
    cabins: unchanged(had),
    countsAsCancellation: false,
    endsOrder: false,
    freeUntil: amendableUntil(order.ladder, sailing.date),
    chargePercent: 0,
    chargeSen: 0,
    refundSen: 0,
    toPaySen: 0,
    findings: [],
  } satisfies OrderChangePreview;
  const none = { sailingId: order.sailing_id, places: 0, rooms: [] };

  if (change.kind === 'details') {
    const plan = await planCorrection(trx, deps, { order, party }, change);
    const passengers = before.passengers.map((person, index) =>
      index === plan.index ? ending(plan.passenger) : person,
    );
    return {
      order,
      doing: { where: 'on-paper', plan },
      preview: { ...common, after: { ...before, passengers } },
      needs: none,
      settled: change,
      keptSince,
    };
  }
  if (change.kind === 'sailing') {
    if (!keptSince && (await hasOpenQueue(trx, change.sailingId))) throw new AppError('waiting-room');
    const plan = await planMove(trx, deps, orderId, change, language, 'any-route');
    const { cabins: compared, findings, newTotalSen } = plan.preview;
    const { cabins } = plan.priced;
    const after = {
      ...before,
      sailing: await readSailingSummary(trx, change.sailingId, now),
      cabins: cabins.map(({ number }) => number),
      totalSen: newTotalSen,
    };
    return {
      order,
      doing: { where: 'elsewhere', plan },
      preview: {
        ...plan.amendment,
        freeUntil: common.freeUntil,
        before,
        after,
        cabins: compared,
        findings,
      },
      needs: { sailingId: change.sailingId, places: party.length, rooms: [...cabins] },
      settled: { ...change, cabins: chosen(cabins) },
      keptSince,
    };
  }
  const passenger = change.kind === 'passenger' ? change.passenger : null;
  const plan = await planOnBoard(trx, deps, { order, party }, { passenger, cabins: change.cabins }, language);
  const cabins = chosen(plan.cabins);
  return {
    order,
    doing: { where: 'on-board', plan },
    preview: {
      ...common,
      after: {
        ...before,
        passengers: passenger ? [...before.passengers, ending(passenger)] : before.passengers,
        cabins: plan.cabins.map(({ number }) => number),
        totalSen: plan.totalSen,
      },
      cabins: compareCabins(had, plan.cabins, plan.roomTypes),
      ...plan.amendment,
      freeUntil: common.freeUntil,
      findings: plan.findings,
    },
    needs: { ...none, places: passenger ? 1 : 0, rooms: plan.cabins.filter(({ id }) => !id) },
    // Cabins that stay are those that the party has when it has paid: another change may be paid before.
    settled: change.cabins && cabins ? { ...change, cabins } : change,
    keptSince,
  };
}

const ending = ({ name, idNumber }: { name: string; idNumber: string }) => ({
  name,
  idNumberEnding: idNumber.slice(-4),
});

const chosen = (cabins: readonly { roomId: number }[]): CabinRequest | null =>
  cabins.length === 0 ? null : { kind: 'chosen', roomIds: cabins.map(({ roomId }) => roomId) };
