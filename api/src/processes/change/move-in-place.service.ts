import type { CounterTaking } from '@gangway/shared/contract/sales/counter-taking.ts';
import { VERIFICATION_SECRET_BYTES } from '@gangway/shared/domain/codes/verification-code.ts';
import { takeDifference } from '../../features/payments/counter-payment.service.ts';
import { refundOrder } from '../../features/payments/refunds.service.ts';
import type { Caller } from '../../lib/caller.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { refusing } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { assignCabinsInTurn } from '../../reservations/cabins/cabin-requests.rules.ts';
import { DOCUMENT_TAKEN_MEANWHILE } from '../../reservations/fairness/booked-documents.service.ts';
import { takePlacesAndCabins } from '../../reservations/inventory/inventory.service.ts';
import { returnPlaces, sellHeldPlaces } from '../../reservations/inventory/places.repository.ts';
import { findFreeSeats } from '../../reservations/inventory/seats.repository.ts';
import type { StoredLadder } from '../../reservations/orders/order-view.service.ts';
import { addToPaid, changeDue } from '../../reservations/state/order-amounts.repository.ts';
import { currentSigningKeyId } from '../../reservations/tickets/signing-keys.service.ts';
import type { MovePlan } from './move-plan.service.ts';
import { leaveSailing, setSailing, setTicket } from './moved-order.repository.ts';

/**
 * Moves a paid order with its tickets to another sailing, and settles the difference in price. Each ticket gets a new
 * verification secret, so that old codes are refused on the new sailing. The caller holds the locks of the order and of
 * both inventories.
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
  const { order, party, from, to, priced, preview } = plan;
  const now = deps.clock.now();
  await leaveSailing(trx, order.id);
  await refusing(DOCUMENT_TAKEN_MEANWHILE, () =>
    setSailing(trx, order.id, {
      sailingId: to.id,
      ladder: ladderOn(plan),
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
      cabins: priced.cabins.map(({ number }) => number),
      differenceSen: preview.toPaySen - preview.refundSen,
    },
  });
  const changeSen = await settleDifference(trx, deps, plan, taking, caller);
  await deps.jobs.enqueue(trx, 'send-mail', {
    kind: 'order-paid',
    orderId: order.id,
    again: deps.ids.uuid(),
  });
  return changeSen;
}

/** The ladder stays the one that was agreed to. What kept everything on either sailing still does: no move buys it free. */
function ladderOn({ order, to }: MovePlan): string {
  const stored = order.ladder as unknown as StoredLadder;
  return JSON.stringify({
    ...stored,
    nonRefundable: stored.nonRefundable || to.nonRefundable,
    peak: stored.peak || to.peak,
  } satisfies StoredLadder);
}

async function seatParty(
  trx: Transaction<Database>,
  deps: Pick<Deps, 'ids'>,
  { party, to, fares }: MovePlan,
  cabinIds: (string | null)[],
): Promise<void> {
  const signingKeyId = await currentSigningKeyId(trx);
  const seats = await findFreeSeats(trx, to.id, party.length);
  for (const [index, { ticketId, passenger }] of party.entries())
    await setTicket(trx, ticketId, {
      seat: seats[index] ?? '',
      cabinId: cabinIds[index] ?? null,
      priceSen: fares[passenger.ticketType],
      signingKeyId,
      verificationSecret: Buffer.from(deps.ids.bytes(VERIFICATION_SECRET_BYTES)),
    });
}

async function settleDifference(
  trx: Transaction<Database>,
  deps: Deps,
  { order, preview }: MovePlan,
  taking: CounterTaking,
  caller: Caller,
): Promise<number> {
  const { toPaySen, refundSen } = preview;
  if (refundSen > 0)
    await refundOrder(trx, deps, { orderId: order.id, amountSen: refundSen, reason: 'change' });
  if (toPaySen === 0) return taking.tenderedSen ?? 0;
  const money = { orderId: order.id, amountSen: toPaySen, taking };
  const { changeSen } = await takeDifference(trx, deps, caller, money);
  await addToPaid(trx, order.id, toPaySen);
  return changeSen;
}
