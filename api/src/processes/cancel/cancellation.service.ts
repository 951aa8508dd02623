import type { CancelPreview, CancelRequest } from '@gangway/shared/contract/orders.ts';
import { ADULT_FROM_YEARS } from '@gangway/shared/domain/age-rules.ts';
import { chargePercent } from '@gangway/shared/domain/cancellation.ts';
import { ageOn, localDateIn } from '@gangway/shared/domain/local-date.ts';
import { formatRinggit, percentOfSen } from '@gangway/shared/domain/money.ts';
import { refundOrder } from '../../features/payments/refunds.service.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { roomsGivenUp } from '../../reservations/cabins/released-rooms.rules.ts';
import { requireCheckedOut } from '../../reservations/cabins/stays.service.ts';
import { cancelParts, findLiveParts } from '../../reservations/inventory/order-parts.repository.ts';
import type { StoredLadder } from '../../reservations/orders/order-view.service.ts';
import { lockOrder } from '../../reservations/state/order-lock.repository.ts';
import { cancelOrder, refundOrderStatus } from '../../reservations/state/order-status.repository.ts';

type Parts = Pick<CancelRequest, 'ticketIds' | 'cabinIds'>;

/**
 * What canceling parts of an order would cost at this moment, by the ladder stored with it. Nothing is changed.
 * Without its last passenger an order keeps no cabin, so those go along.
 *
 * @throws AppError `nothing-to-cancel`, `already-boarded`, `guests-checked-in` where a room would be given up with guests
 * in it, or `travel-rules` where minors would be left without an adult.
 */
export async function previewCancellation(
  trx: Transaction<Database>,
  orderId: string,
  { ticketIds, cabinIds }: Parts,
  now: Date,
): Promise<CancelPreview> {
  const order = await lockOrder(trx, orderId);
  if (order.status !== 'unpaid' && order.status !== 'paid') throw new AppError('nothing-to-cancel');
  const live = await findLiveParts(trx, orderId);
  const everything = !ticketIds && !cabinIds;
  const tickets = live.tickets.filter(({ id }) => everything || ticketIds?.includes(id));
  const whole = tickets.length === live.tickets.length;
  const cabins = live.cabins.filter(({ id }) => whole || cabinIds?.includes(id));
  const known = tickets.length + cabins.length;
  const asked = (ticketIds?.length ?? 0) + (cabinIds?.length ?? 0);
  if (known === 0 || (!whole && known < asked)) throw new AppError('nothing-to-cancel');
  if (tickets.some(ticket => ticket.boarding_status === 'boarded')) throw new AppError('already-boarded');
  await requireCheckedOut(trx, orderId, roomsGivenUp(live, { tickets, cabins }));

  const sailing = await trx
    .selectFrom('sailings')
    .select(['date', 'departs_at'])
    .where('id', '=', order.sailing_id)
    .executeTakeFirstOrThrow();
  const staying = live.tickets.filter(({ id }) => !tickets.some(ticket => ticket.id === id));
  await requireAdultAmong(trx, staying, sailing.date);
  const { tiers, ...terms } = order.ladder as unknown as StoredLadder;
  const percent = order.status === 'unpaid' ? 0 : chargePercent(tiers, sailing.date, localDateIn(now), terms);
  const prices = [...tickets, ...cabins].map(({ price_sen }) => price_sen);
  const chargeSen = prices.reduce((sum, price) => sum + percentOfSen(price, percent), 0);
  return {
    ticketIds: tickets.map(({ id }) => id),
    cabinIds: cabins.map(({ id }) => id),
    whole,
    chargePercent: percent,
    chargeSen,
    refundSen: order.status === 'unpaid' ? 0 : prices.reduce((sum, price) => sum + price, 0) - chargeSen,
  };
}

/**
 * Cancels parts of an order, or all of it: places and cabins are free again at once, and what the ladder does not keep
 * goes back by the way it came.
 *
 * @returns what was canceled, what it costs and what goes back.
 * @throws AppError what `previewCancellation` throws; `cancellation-changed` when the charge is not the one that was shown.
 */
export async function cancel(
  trx: Transaction<Database>,
  deps: Deps,
  orderId: string,
  { expectedChargeSen, ...parts }: CancelRequest,
  by: 'customer' | 'staff',
): Promise<CancelPreview> {
  const now = deps.clock.now();
  const preview = await previewCancellation(trx, orderId, parts, now);
  const order = await lockOrder(trx, orderId);
  if (preview.chargeSen !== expectedChargeSen)
    throw new AppError('cancellation-changed', {
      params: { charge: formatRinggit(preview.chargeSen, order.language) },
    });
  await cancelParts(trx, orderId, {
    parts: new Set([...preview.ticketIds, ...preview.cabinIds]),
    chargePercent: preview.chargePercent,
    placesWere: order.status === 'unpaid' ? 'held' : 'sold',
    now,
  });
  if (preview.refundSen > 0)
    await refundOrder(trx, deps, { orderId, amountSen: preview.refundSen, reason: 'cancellation' });
  if (preview.whole) await endOrder(trx, orderId, by, now);
  await deps.jobs.enqueue(trx, 'send-mail', {
    kind: 'order-canceled',
    orderId,
    canceledAt: now.toISOString(),
  });
  return preview;
}

/** A paid order of which money went back is refunded; any other is canceled (DESIGN section 3). The caller holds its lock. */
export async function endOrder(
  trx: Transaction<Database>,
  orderId: string,
  by: 'customer' | 'staff',
  now: Date,
): Promise<void> {
  const { refunded_sen } = await lockOrder(trx, orderId);
  if (refunded_sen > 0) await refundOrderStatus(trx, orderId, now);
  else await cancelOrder(trx, orderId, by, now);
}

async function requireAdultAmong(
  trx: Transaction<Database>,
  tickets: { passenger_id: string }[],
  sailingDate: string,
): Promise<void> {
  if (tickets.length === 0) return;
  const passengers = await trx
    .selectFrom('passengers')
    .select('birth_date')
    .where(
      'id',
      'in',
      tickets.map(({ passenger_id }) => passenger_id),
    )
    .execute();
  if (!passengers.some(({ birth_date }) => ageOn(birth_date, sailingDate) >= ADULT_FROM_YEARS))
    throw new AppError('travel-rules');
}
