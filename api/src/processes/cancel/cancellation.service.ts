import type { CancelPreview, CancelRequest } from '@gangway/shared/contract/sales/orders.ts';
import { chargePercent, chargeSenOf, isFreeOfCharge } from '@gangway/shared/domain/money/cancellation.ts';
import { lowerCharges } from '@gangway/shared/domain/money/lowered-charge.ts';
import { formatMoney, sumSen } from '@gangway/shared/domain/money/money.ts';
import { hasLeft } from '@gangway/shared/domain/states/boarding-decision.ts';
import { ageOn, type LocalDate, localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { ADULT_FROM_YEARS } from '@gangway/shared/domain/travel/travel-limits.ts';
import { refundOrder } from '../../features/payments/refunds.service.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { releasedRooms } from '../../reservations/cabins/released-rooms.rules.ts';
import { requireCheckedOut } from '../../reservations/cabins/stays.service.ts';
import { findLiveParts, type LiveParts } from '../../reservations/inventory/order-cabins.repository.ts';
import { cancelParts } from '../../reservations/inventory/order-parts.service.ts';
import { type LockedOrder, lockOrder } from '../../reservations/orders/order-locks.repository.ts';
import {
  cancelOrder,
  type EndReason,
  settleCanceledOrder,
} from '../../reservations/orders/orders.repository.ts';
import { findBirthDates } from '../../reservations/orders/passengers.repository.ts';
import { freeVoucherParts } from '../../reservations/payments/voucher-parts.service.ts';
import { findSailing } from '../../reservations/sailings/sailing-facts.repository.ts';
import type { ApprovedWaiver } from './waiver.service.ts';

type Parts = Pick<CancelRequest, 'ticketIds' | 'cabinIds'>;

/**
 * What canceling parts of an order would cost at this moment. Nothing is changed.
 *
 * @throws AppError `order-not-found`, and what `planCancellation` throws.
 */
export async function previewCancellation(
  trx: Transaction<Database>,
  orderId: string,
  parts: Parts,
  now: Date,
): Promise<CancelPreview> {
  const { preview } = await planCancellation(trx, await lockOrder(trx, orderId), parts, now);
  return preview;
}

/** The parts to cancel, and the charge. */
interface CancellationPlan {
  parts: LiveParts;
  /** What the ladder charges for each part, by its id. */
  charges: ReadonlyMap<string, number>;
  preview: CancelPreview;
}

/**
 * What canceling parts of an order would cost at this moment, by the ladder stored with it; free while its sailing is rescheduled
 * (R271). Nothing is changed. Canceling the last passenger also cancels the cabins.
 *
 * @throws AppError `nothing-to-cancel`, `sailing-called-off` where the party chooses instead, `already-boarded`,
 * `guests-checked-in` where guests are checked in to a canceled room, or `travel-rules` where minors would be left without an
 * adult.
 */
export async function planCancellation(
  trx: Transaction<Database>,
  order: LockedOrder,
  { ticketIds, cabinIds }: Parts,
  now: Date,
): Promise<CancellationPlan> {
  if (order.status !== 'unpaid' && order.status !== 'paid') throw new AppError('nothing-to-cancel');
  const { date, departsAt, status } = await findSailing(trx, order.sailing_id);
  if (status === 'canceled' && order.status === 'paid') throw new AppError('sailing-called-off');
  const live = await findLiveParts(trx, order.id);
  const everything = !ticketIds && !cabinIds;
  const tickets = live.tickets.filter(({ id }) => everything || ticketIds?.includes(id));
  const whole = tickets.length === live.tickets.length;
  const cabins = live.cabins.filter(({ id }) => whole || cabinIds?.includes(id));
  const partCount = tickets.length + cabins.length;
  const requestedCount = (ticketIds?.length ?? 0) + (cabinIds?.length ?? 0);
  if (partCount === 0 || (!whole && partCount < requestedCount)) throw new AppError('nothing-to-cancel');
  if (tickets.some(ticket => ticket.boarding_status === 'boarded')) throw new AppError('already-boarded');
  await requireCheckedOut(trx, order.id, releasedRooms(live, { tickets, cabins }));

  const staying = live.tickets.filter(ticket => !tickets.includes(ticket));
  await requireAdultAmong(trx, staying, date);
  const { tiers, ...terms } = order.ladder;
  const free = order.status === 'unpaid' || isFreeOfCharge(order.free_until, departsAt, now);
  const sailing = { date, hasLeft: hasLeft({ status, departsAt }, now) };
  const percent = free ? 0 : chargePercent(tiers, sailing, localDateIn(now), terms);
  const parts = [...tickets, ...cabins];
  const prices = parts.map(({ price_sen }) => price_sen);
  const charges = new Map(parts.map(({ id, price_sen }) => [id, chargeSenOf(price_sen, percent)]));
  const chargeSen = sumSen([...charges.values()]);
  const preview = {
    ticketIds: tickets.map(({ id }) => id),
    cabinIds: cabins.map(({ id }) => id),
    whole,
    chargePercent: percent,
    chargeSen,
    refundSen: order.status === 'unpaid' ? 0 : sumSen(prices) - chargeSen,
  };
  return { parts: { tickets, cabins }, charges, preview };
}

/**
 * Locks an order and cancels parts of it, or all of it.
 *
 * @throws AppError `order-not-found`, and what `cancelLocked` throws.
 */
export async function cancel(
  trx: Transaction<Database>,
  deps: Deps,
  orderId: string,
  request: Omit<CancelRequest, 'waiver'>,
  by: 'customer' | 'staff',
  waiver?: ApprovedWaiver,
): Promise<CancelPreview> {
  return cancelLocked(trx, deps, await lockOrder(trx, orderId), request, by, waiver);
}

/**
 * Cancels parts of an order, or all of it. Places and cabins are free again at once, and the refund returns by the way of the
 * payment. The order's history records what was canceled, and why.
 *
 * @param request with `at`, the charge is that of an earlier time.
 * @returns what was canceled, the charge and the refund.
 * @throws AppError what `planCancellation` throws; `cancellation-changed` when the charge is not the one that was shown,
 * `waiver-too-high` where the lowered one is no lower.
 */
export async function cancelLocked(
  trx: Transaction<Database>,
  deps: Deps,
  order: LockedOrder,
  {
    expectedChargeSen,
    reason,
    at,
    ...requestedParts
  }: Omit<CancelRequest, 'waiver'> & { at?: Date | undefined },
  by: 'customer' | 'staff',
  waiver?: ApprovedWaiver,
): Promise<CancelPreview> {
  const now = deps.clock.now();
  const plan = await planCancellation(trx, order, requestedParts, at ?? now);
  const { parts } = plan;
  if (plan.preview.chargeSen !== expectedChargeSen)
    throw new AppError('cancellation-changed', {
      params: { charge: formatMoney(plan.preview.chargeSen, order.language) },
    });
  const { charges, preview } = waiver ? lowered(plan, waiver) : plan;
  if (order.status === 'unpaid') await freeVoucherParts(trx, deps, [order.id], `system:${by}-cancels`);
  await cancelParts(trx, order, parts, charges, now);
  const refund = { orderId: order.id, amountSen: preview.refundSen, reason: 'cancellation' };
  if (refund.amountSen > 0) await refundOrder(trx, deps, refund);
  await writeAudit(trx, {
    entity: 'orders',
    entityId: order.id,
    action: 'canceled',
    detail: {
      tickets: preview.ticketIds,
      cabins: preview.cabinIds,
      chargeSen: preview.chargeSen,
      refundSen: preview.refundSen,
      ...(reason && { reason }),
    },
  });
  if (waiver)
    await writeAudit(trx, {
      entity: 'orders',
      entityId: order.id,
      action: 'charge-waived',
      detail: {
        charge: { from: plan.preview.chargeSen, to: preview.chargeSen },
        reason: waiver.reason,
        approvedBy: waiver.approvedBy,
      },
    });
  if (preview.whole) await endOrder(trx, order.id, by, now);
  await deps.jobs.enqueue(trx, 'send-mail', {
    kind: 'order-canceled',
    orderId: order.id,
    canceledAt: now.toISOString(),
  });
  return preview;
}

/** The same plan with a lower charge. @throws AppError `waiver-too-high` */
function lowered(
  { charges, preview, parts }: CancellationPlan,
  { chargeSen }: ApprovedWaiver,
): CancellationPlan {
  if (chargeSen >= preview.chargeSen)
    throw new AppError('waiver-too-high', { params: { charge: formatMoney(preview.chargeSen, 'en') } });
  const amounts = lowerCharges([...charges.values()], chargeSen);
  const refundSen = preview.refundSen + preview.chargeSen - chargeSen;
  return {
    parts,
    charges: new Map([...charges.keys()].map((id, index) => [id, amounts[index] ?? 0])),
    preview: { ...preview, chargeSen, refundSen },
  };
}

/**
 * Cancels the order itself. It becomes refunded once no refund is outstanding (R105). The caller holds its lock, and has recorded
 * its refunds.
 */
export async function endOrder(
  trx: Transaction<Database>,
  orderId: string,
  reason: EndReason,
  now: Date,
): Promise<void> {
  await cancelOrder(trx, orderId, reason, now);
  await settleCanceledOrder(trx, orderId, now);
}

async function requireAdultAmong(
  trx: Transaction<Database>,
  tickets: { passenger_id: string }[],
  sailingDate: LocalDate,
): Promise<void> {
  if (tickets.length === 0) return;
  const born = await findBirthDates(
    trx,
    tickets.map(({ passenger_id }) => passenger_id),
  );
  if (!born.some(date => ageOn(date, sailingDate) >= ADULT_FROM_YEARS)) throw new AppError('travel-rules');
}
