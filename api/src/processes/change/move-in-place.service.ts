import type { CounterTaking } from '@gangway/shared/contract/sales/counter-taking.ts';
import { drawVerificationSecret } from '@gangway/shared/domain/codes/verification-code.ts';
import { takeDifference } from '../../features/payments/counter-payment.service.ts';
import { refundOrder } from '../../features/payments/refunds.service.ts';
import type { Caller } from '../../lib/caller.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { refusing } from '../../lib/errors.ts';
import type { Data, Deps } from '../../lib/http/context.ts';
import { assignCabinsInTurn } from '../../reservations/cabins/cabin-requests.rules.ts';
import {
  findSeats,
  returnPlaces,
  sellHeldPlaces,
} from '../../reservations/inventory/inventory.repository.ts';
import { takePlacesAndCabins } from '../../reservations/inventory/inventory.service.ts';
import { deleteCabinsOf } from '../../reservations/inventory/order-cabins.repository.ts';
import { addToPaid, changeDue, setSailing } from '../../reservations/orders/orders.repository.ts';
import { currentSigningKeyId } from '../../reservations/tickets/signing-keys.service.ts';
import {
  clearSeats,
  DOCUMENT_TAKEN_MEANWHILE,
  setTicket,
} from '../../reservations/tickets/tickets.repository.ts';
import { type MovePlan, recordOfMove } from './move-plan.service.ts';

/**
 * Moves a paid order with its tickets to another sailing, and takes the difference in price at the counter. The caller holds
 * the locks of the order and of both inventories.
 *
 * @returns the cash to return.
 * @throws AppError `document-booked` where a passenger was booked on that sailing in between (invariant I9).
 */
export async function moveInPlace(
  trx: Transaction<Database>,
  deps: Deps,
  plan: MovePlan,
  taking: CounterTaking,
  caller: Caller,
): Promise<number> {
  await carryOutMove(trx, deps, plan);
  const { toPaySen } = plan.preview;
  if (toPaySen === 0) return taking.tenderedSen ?? 0;
  const money = { orderId: plan.order.id, amountSen: toPaySen, taking };
  const { changeSen } = await takeDifference(trx, deps, caller, money);
  await addToPaid(trx, plan.order.id, toPaySen);
  return changeSen;
}

/**
 * Moves a paid order with its tickets to another sailing. A lower price is refunded; the caller takes a higher one in the same
 * transaction. Each ticket gets a new verification secret, so that old codes are refused on the new sailing. The caller holds the
 * locks of the order and of both inventories.
 *
 * @throws AppError `document-booked` where a passenger was booked on that sailing in between (invariant I9).
 */
export async function carryOutMove(trx: Transaction<Database>, deps: Deps, plan: MovePlan): Promise<void> {
  const { order, party, from, to, priced, preview } = plan;
  const now = deps.clock.now();
  await clearSeats(trx, order.id);
  await deleteCabinsOf(trx, order.id);
  await refusing(DOCUMENT_TAKEN_MEANWHILE, () =>
    setSailing(trx, order.id, {
      sailingId: to.id,
      ladder: plan.ladder,
      departsAt: new Date(to.departsAt),
      at: now,
    }),
  );
  const cabins = priced.cabins.map(cabin => ({ ...cabin, id: deps.ids.uuid() }));
  const places = party.length;
  await takePlacesAndCabins(trx, { orderId: order.id, sailingId: to.id, places, cabins }, now);
  await sellHeldPlaces(trx, to.id, places);
  await returnPlaces(trx, from.id, 'sold', places);
  await seatParty(trx, deps, plan, assignCabinsInTurn(cabins, places));
  await changeDue(trx, order.id, priced.totalSen - plan.liveSen, now);
  await writeAudit(trx, {
    entity: 'orders',
    entityId: order.id,
    action: 'moved',
    detail: {
      sailing: { from: from.id, to: to.id },
      date: { from: from.date, to: to.date },
      ...recordOfMove(plan),
      differenceSen: preview.toPaySen - preview.refundSen,
    },
  });
  if (preview.refundSen > 0)
    await refundOrder(trx, deps, { orderId: order.id, amountSen: preview.refundSen, reason: 'change' });
  await deps.jobs.enqueue(trx, 'send-mail', {
    kind: 'order-paid',
    orderId: order.id,
    again: deps.ids.uuid(),
  });
}

async function seatParty(
  trx: Transaction<Database>,
  deps: Data,
  { party, to, ticketsSen }: MovePlan,
  cabinIds: (string | null)[],
): Promise<void> {
  const signingKeyId = await currentSigningKeyId(trx);
  const seats = await findSeats(trx, { sailingId: to.id, size: party.length });
  for (const [index, { ticketId }] of party.entries())
    await setTicket(trx, ticketId, {
      seat: seats[index] ?? '',
      cabinId: cabinIds[index] ?? null,
      priceSen: ticketsSen[index] ?? 0,
      signingKeyId,
      verificationSecret: Buffer.from(drawVerificationSecret(deps.ids.bytes)),
    });
}
