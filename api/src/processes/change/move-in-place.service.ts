import { VERIFICATION_SECRET_BYTES } from '@gangway/shared/domain/verification-code.ts';
import { sql } from 'kysely';
import { takeDifference } from '../../features/payments/cash.service.ts';
import { refundOrder } from '../../features/payments/refunds.service.ts';
import type { Caller } from '../../lib/caller.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import type { Deps } from '../../lib/http/context.ts';
import { berthsIn } from '../../reservations/cabins/cabin-requests.rules.ts';
import { takePlacesAndCabins } from '../../reservations/inventory/inventory.repository.ts';
import { returnPlaces, sellHeldPlaces } from '../../reservations/inventory/places.repository.ts';
import { findFreeSeats } from '../../reservations/inventory/seats.repository.ts';
import type { StoredLadder } from '../../reservations/orders/order-view.service.ts';
import { currentSigningKeyId } from '../../reservations/tickets/signing-keys.service.ts';
import type { MovePlan } from './move-plan.service.ts';

/**
 * Moves a paid order with its tickets to another sailing, and settles the difference in price. Each ticket gets a new
 * verification secret: the old sailing's codes admit nobody on the new one. The caller holds the locks of the order and
 * of both inventories.
 *
 * @returns the cash to give back.
 */
export async function moveInPlace(
  trx: Transaction<Database>,
  deps: Deps,
  plan: MovePlan,
  tenderedSen: number,
  caller: Caller,
): Promise<number> {
  const { order, party, from, to, priced, preview } = plan;
  const now = deps.clock.now();
  await leaveSailing(trx, order.id);
  await trx
    .updateTable('orders')
    .set({
      sailing_id: to.id,
      ladder: ladderOn(plan),
      told_departs_at: new Date(to.departsAt),
      updated_at: now,
    })
    .where('id', '=', order.id)
    .execute();
  const cabins = priced.cabins.map(cabin => ({ ...cabin, id: deps.ids.uuid() }));
  const places = party.length;
  await takePlacesAndCabins(trx, { orderId: order.id, sailingId: to.id, places, cabins }, now);
  await sellHeldPlaces(trx, to.id, places);
  await returnPlaces(trx, from.id, 'sold', places);
  await seatParty(trx, deps, plan, berthsIn(cabins, places));
  await trx
    .updateTable('orders')
    .set({ due_sen: sql`due_sen + ${priced.totalSen - plan.liveSen}` })
    .where('id', '=', order.id)
    .execute();
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
  const changeSen = await settleDifference(trx, deps, plan, tenderedSen, caller);
  await deps.jobs.enqueue(trx, 'send-mail', {
    kind: 'order-paid',
    orderId: order.id,
    again: deps.ids.uuid(),
  });
  return changeSen;
}

/** Gives up seats and cabins. The cabins' rows go: what the party had there is in the audit of the move. */
async function leaveSailing(trx: Transaction<Database>, orderId: string): Promise<void> {
  await trx
    .updateTable('tickets')
    .set({ seat: '', cabin_id: null })
    .where('order_id', '=', orderId)
    .execute();
  await trx
    .deleteFrom('order_cabins')
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .execute();
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
  berths: (string | null)[],
): Promise<void> {
  const signingKeyId = await currentSigningKeyId(trx);
  const seats = await findFreeSeats(trx, to.id, party.length);
  for (const [index, { ticketId, passenger }] of party.entries())
    await trx
      .updateTable('tickets')
      .set({
        seat: seats[index] ?? '',
        cabin_id: berths[index] ?? null,
        price_sen: fares[passenger.ticketType],
        signing_key_id: signingKeyId,
        verification_secret: Buffer.from(deps.ids.bytes(VERIFICATION_SECRET_BYTES)),
      })
      .where('id', '=', ticketId)
      .execute();
}

async function settleDifference(
  trx: Transaction<Database>,
  deps: Deps,
  { order, preview }: MovePlan,
  tenderedSen: number,
  caller: Caller,
): Promise<number> {
  const { toPaySen, refundSen } = preview;
  if (refundSen > 0)
    await refundOrder(trx, deps, { orderId: order.id, amountSen: refundSen, reason: 'change' });
  if (toPaySen === 0) return tenderedSen;
  const cash = { orderId: order.id, amountSen: toPaySen, tenderedSen };
  const { changeSen } = await takeDifference(trx, deps, caller, cash);
  await trx
    .updateTable('orders')
    .set({ paid_sen: sql`paid_sen + ${toPaySen}` })
    .where('id', '=', order.id)
    .execute();
  return changeSen;
}
