/*
 * A delay, another gate or another ship for one sailing or many, with the preview of everyone concerned.
 *
 * May import: operator, reservations/announcements, reservations/inventory, reservations/orders, reservations/payments,
 * reservations/sailing-cancellations, reservations/sailings, reservations/tickets, features/payments, features/sailings,
 * processes/call-off.
 */

import type { Disruption, DisruptionRequest } from '@gangway/shared/contract/office/sailings/disruptions.ts';
import { sumSen } from '@gangway/shared/domain/money/money.ts';
import { refundOrder } from '../../features/payments/refunds.service.ts';
import { readOfficeSailing } from '../../features/sailings/office/office-sailings.service.ts';
import { delayLocked } from '../../features/sailings/office/sailing-states.service.ts';
import { writeAudit, writeAudits } from '../../lib/database/audit.repository.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { answerOnce, type RequestKey } from '../../lib/http/idempotency.repository.ts';
import { requireUnchanged } from '../../operator/versions.service.ts';
import { enqueueVoyageChange } from '../../reservations/announcements/notify-voyage-change.job.ts';
import { releaseOverdueHolds } from '../../reservations/inventory/hold-expiry.service.ts';
import { lockInventory, setCapacity } from '../../reservations/inventory/inventory.repository.ts';
import { setRoom } from '../../reservations/inventory/order-cabins.repository.ts';
import { lockOrder } from '../../reservations/orders/order-locks.repository.ts';
import { changeDue } from '../../reservations/orders/orders.repository.ts';
import { freeVoucherParts } from '../../reservations/payments/voucher-parts.service.ts';
import {
  type LockedSailing,
  lockSailings,
  lockShips,
  requireLocked,
  setGate,
  setShip,
} from '../../reservations/sailings/sailings.repository.ts';
import { dropSeatFees, setSeat } from '../../reservations/tickets/tickets.repository.ts';
import { callOff } from '../call-off/cancel-sailing.service.ts';
import { findShip, lockOrdersOf } from './disrupted-sailings.repository.ts';
import { planDisruption, type ShipPlan } from './disruption-plan.service.ts';

/**
 * Delays sailings, gives them another gate or ship, or cancels them: all of them or none, in one transaction, once per key. Jobs
 * then send mails and ask the parties of canceled sailings.
 *
 * @throws AppError `sailing-not-found`, `changed-meanwhile` where one was changed since it was shown, or the first refusal of
 * `planDisruption`.
 */
export function disruptSailings(
  deps: Deps,
  staffId: string,
  key: RequestKey,
  { sailings, disruption }: DisruptionRequest,
): Promise<{ sailings: number }> {
  return answerOnce(deps, key, async trx => {
    const locked = await lockSailings(
      trx,
      sailings.map(({ id }) => id),
    );
    if (disruption.kind === 'ship') await lockShips(trx, [disruption.shipId]);
    // Each once, by id, as their orders and places are locked everywhere.
    const concerned = new Map<number, LockedSailing>();
    for (const { id, version } of sailings.toSorted((a, b) => a.id - b.id)) {
      concerned.set(id, requireLocked(locked, id));
      await requireUnchanged(trx, ['sailings', id], version, () => readOfficeSailing(deps, trx, id));
    }
    for (const sailing of concerned.values()) await disrupt(trx, deps, sailing, disruption, staffId);
    return { sailings: concerned.size };
  });
}

async function disrupt(
  trx: Transaction<Database>,
  deps: Deps,
  sailing: LockedSailing,
  disruption: Disruption,
  staffId: string,
): Promise<void> {
  const { id } = sailing;
  if (disruption.kind === 'ship') {
    await lockOrdersOf(trx, id);
    await lockInventory(trx, id);
    await releaseOverdueHolds(trx, id, deps.clock.now());
  }
  const { refusal, times, ship, choice } = await planDisruption(trx, deps, sailing, disruption);
  if (refusal) throw refusal;
  if (disruption.kind === 'delay' && times)
    return delayLocked(trx, deps, sailing, { ...times, reason: disruption.reason });
  if (disruption.kind === 'cancel') return callOff(trx, deps, sailing, { ...disruption, choice, staffId });
  if (disruption.kind === 'gate') return changeGate(trx, deps, sailing, disruption);
  if (disruption.kind === 'ship' && ship) await changeShip(trx, deps, sailing, ship, disruption.reason);
}

async function changeGate(
  trx: Transaction<Database>,
  deps: Deps,
  sailing: LockedSailing,
  { gate, tell }: Extract<Disruption, { kind: 'gate' }>,
): Promise<void> {
  if (sailing.gate === gate) return;
  await setGate(trx, sailing.id, gate);
  await writeAudit(trx, {
    entity: 'sailings',
    entityId: String(sailing.id),
    action: 'changed',
    detail: { changes: { gate: { from: sailing.gate, to: gate } } },
  });
  if (tell) await enqueueVoyageChange(trx, deps, sailing.id, { what: 'gate', gate });
}

/** Tickets keep their codes, which name neither ship nor seat. The gates download the tickets again (migration 0016). */
async function changeShip(
  trx: Transaction<Database>,
  deps: Deps,
  sailing: LockedSailing,
  plan: ShipPlan,
  reason: Extract<Disruption, { kind: 'ship' }>['reason'],
): Promise<void> {
  const { id } = sailing;
  const [before, after] = [await findShip(trx, sailing.ship_id), await findShip(trx, plan.shipId)];
  if (!before || !after) throw new AppError('ship-out-of-use');
  // Neither ship may ever have fewer places than the sailing.
  if (plan.capacity < before.capacity) await setCapacity(trx, id, plan.capacity);
  await setShip(trx, id, plan.shipId);
  if (plan.capacity >= before.capacity) await setCapacity(trx, id, plan.capacity);
  for (const { held, newRoom } of plan.rooms) await setRoom(trx, held.key, { roomId: newRoom.roomId });
  for (const [ticketId, seat] of plan.seats) await setSeat(trx, ticketId, seat);
  await returnSeatFees(trx, deps, plan.lostFees);
  await writeAudit(trx, {
    entity: 'sailings',
    entityId: String(id),
    action: 'ship-changed',
    detail: {
      ship: { from: before.name, to: after.name },
      rooms: plan.rooms.length,
      seats: plan.seats.size,
      reason,
    },
  });
  await writeAudits(
    trx,
    [...plan.orderIds].map(orderId => ({
      entity: 'orders',
      entityId: orderId,
      action: 'ship-changed',
      detail: {
        ship: { from: before.name, to: after.name },
        rooms: plan.rooms
          .filter(({ held }) => held.orderId === orderId)
          .map(({ held, newRoom }) => ({ from: held.number, to: newRoom.number })),
      },
    })),
  );
  await enqueueVoyageChange(trx, deps, id, {
    what: 'ship',
    shipId: String(plan.shipId),
    was: before.name,
    reason,
  });
}

/**
 * Gives back the fees for chosen seats that the new ship does not have (R432): a paid order gets a refund, an unpaid one costs
 * less. The caller holds the locks of the orders.
 */
async function returnSeatFees(
  trx: Transaction<Database>,
  deps: Deps,
  lostFees: ShipPlan['lostFees'],
): Promise<void> {
  if (lostFees.length === 0) return;
  await dropSeatFees(
    trx,
    lostFees.map(({ ticketId }) => ticketId),
  );
  for (const [orderId, fees] of Map.groupBy(lostFees, ({ orderId }) => orderId)) {
    const amountSen = sumSen(fees.map(({ feeSen }) => feeSen));
    const order = await lockOrder(trx, orderId);
    // Vouchers keep an amount for the former price.
    if (order.status === 'unpaid') await freeVoucherParts(trx, deps, [orderId], 'system:ship-changed');
    await changeDue(trx, orderId, -amountSen, deps.clock.now());
    if (order.status === 'paid') await refundOrder(trx, deps, { orderId, amountSen, reason: 'seat-fee' });
  }
}
