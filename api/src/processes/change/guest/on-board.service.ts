import { ticketSerial } from '@gangway/shared/domain/codes/order-number.ts';
import { drawVerificationSecret } from '@gangway/shared/domain/codes/verification-code.ts';
import { chargeSenOf } from '@gangway/shared/domain/money/cancellation.ts';
import { refundOrder } from '../../../features/payments/refunds.service.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import type { Database, Transaction } from '../../../lib/database/database.ts';
import type { Data, Deps } from '../../../lib/http/context.ts';
import { assignCabinsInTurn } from '../../../reservations/cabins/cabin-requests.rules.ts';
import { findSeats, sellHeldPlaces } from '../../../reservations/inventory/inventory.repository.ts';
import { takePlacesAndCabins } from '../../../reservations/inventory/inventory.service.ts';
import { releaseCabin } from '../../../reservations/inventory/order-cabins.repository.ts';
import { changeDue } from '../../../reservations/orders/orders.repository.ts';
import { addPassenger } from '../../../reservations/orders/passengers.repository.ts';
import { currentSigningKeyId } from '../../../reservations/tickets/signing-keys.service.ts';
import {
  clearBeds,
  findSeatsOfOrder,
  insertTickets,
  setTicketCabin,
} from '../../../reservations/tickets/tickets.repository.ts';
import { renewSecrets } from '../reissue.service.ts';
import type { OnBoardPlan } from './on-board-plan.service.ts';

/**
 * Gives a party other cabins, or one more passenger, on its own sailing. New parts are taken before the old ones are released.
 * Every ticket gets a new secret. A lower price is refunded; the caller takes a higher one in the same transaction, and holds the
 * order's lock.
 *
 * @throws AppError `sailing-sold-out`, `cabin-taken` where another booking was faster, `document-booked`
 */
export async function carryOutOnBoard(
  trx: Transaction<Database>,
  deps: Deps,
  plan: OnBoardPlan,
): Promise<void> {
  const { order, added, dropped } = plan;
  const { chargePercent, chargeSen, lastFreeDay, refundSen, toPaySen } = plan.amendment;
  const differenceSen = toPaySen - refundSen;
  const now = deps.clock.now();
  const cabins = plan.cabins.map(cabin => ({ ...cabin, id: cabin.id ?? deps.ids.uuid(), isNew: !cabin.id }));
  const places = added ? 1 : 0;
  await takePlacesAndCabins(
    trx,
    { orderId: order.id, sailingId: order.sailing_id, places, cabins: cabins.filter(({ isNew }) => isNew) },
    now,
  );
  await sellHeldPlaces(trx, order.sailing_id, places);
  for (const { id, price_sen } of dropped) {
    await releaseCabin(trx, id, chargeSenOf(price_sen, chargePercent), now);
    await clearBeds(trx, id);
  }
  const existing = plan.party.map(({ ticketId }) => ticketId);
  const joined = added ? [await join(trx, deps, plan, added)] : [];
  const tickets = [...existing, ...joined];
  const beds = assignCabinsInTurn(cabins, tickets.length);
  for (const [index, ticketId] of tickets.entries()) await setTicketCabin(trx, ticketId, beds[index] ?? null);
  await renewSecrets(trx, deps.ids, existing);
  await changeDue(trx, order.id, differenceSen, now);
  await writeAudit(trx, {
    entity: 'orders',
    entityId: order.id,
    action: 'changed',
    detail: {
      cabins: { from: plan.before.cabins, to: cabins.map(({ number }) => number) },
      passengers: { from: existing.length, to: tickets.length },
      totalSen: { from: plan.before.totalSen, to: plan.totalSen },
      chargePercent,
      chargeSen,
      freeUntil: lastFreeDay,
      differenceSen,
    },
  });
  if (refundSen > 0)
    await refundOrder(trx, deps, { orderId: order.id, amountSen: refundSen, reason: 'change' });
  await deps.jobs.enqueue(trx, 'send-mail', {
    kind: 'order-paid',
    orderId: order.id,
    again: deps.ids.uuid(),
  });
}

/** @returns the ticket of the added passenger. */
async function join(
  trx: Transaction<Database>,
  { ids }: Data,
  { order }: OnBoardPlan,
  { passenger, priceSen }: NonNullable<OnBoardPlan['added']>,
): Promise<string> {
  const beside = await findSeatsOfOrder(trx, order.id);
  const [seat = ''] = await findSeats(trx, { sailingId: order.sailing_id, size: 1, beside });
  const ticketId = ids.uuid();
  const passengerId = ids.uuid();
  const position = await addPassenger(trx, { id: passengerId, orderId: order.id, passenger });
  await insertTickets(trx, [
    {
      id: ticketId,
      orderId: order.id,
      sailingId: order.sailing_id,
      passengerId,
      cabinId: null,
      serial: ticketSerial(order.number, position),
      ticketType: passenger.ticketType,
      seat,
      priceSen,
      seatFeeSen: 0,
      signingKeyId: await currentSigningKeyId(trx),
      secret: drawVerificationSecret(ids.bytes),
    },
  ]);
  return ticketId;
}
