import type {
  CabinChange,
  CabinChangePreview,
  CabinChangeRequest,
  CabinChangeResult,
  CabinChoice,
} from '@gangway/shared/contract/office/orders/cabin-changes.ts';
import { takingIn, wholeTaking } from '@gangway/shared/contract/sales/counter-taking.ts';
import type { ApprovalGiven } from '@gangway/shared/contract/sales/orders.ts';
import { takeDifference } from '../../../features/payments/counter-payment.service.ts';
import { refundOrder } from '../../../features/payments/refunds.service.ts';
import type { Approver } from '../../../features/staff/users/approval.service.ts';
import { actorOf } from '../../../lib/caller.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import { type Database, inTransaction, type Transaction } from '../../../lib/database/database.ts';
import { AppError, refusing } from '../../../lib/errors.ts';
import type { Data, Deps, Work } from '../../../lib/http/context.ts';
import { invalidInput } from '../../../lib/http/failure.ts';
import { answerOnce, type RequestKey } from '../../../lib/http/idempotency.repository.ts';
import { findSailingCabins, findSailingOf } from '../../../reservations/cabins/cabin-booking.repository.ts';
import type { Desk } from '../../../reservations/cabins/desk.types.ts';
import { releaseOverdueHolds } from '../../../reservations/inventory/hold-expiry.service.ts';
import { lockInventory } from '../../../reservations/inventory/inventory.repository.ts';
import { addCabin, exchangeRooms, setRoom } from '../../../reservations/inventory/order-cabins.repository.ts';
import { orderIdOf } from '../../../reservations/order-views/office-order.service.ts';
import { readOrderDetail } from '../../../reservations/order-views/order-view.service.ts';
import { addToPaid, changeDue } from '../../../reservations/orders/orders.repository.ts';
import { setCabinOfTickets } from '../../../reservations/tickets/tickets.repository.ts';
import { type CabinPlan, isTaken, planCabinChange } from './cabin-plan.service.ts';
import { moveGuestsInRooms } from './cabin-rooms.service.ts';

/** The cabins of the order's ship: the free ones, and the holders of the others. @throws AppError `order-not-found` */
export function listCabinChoices(deps: Deps, desk: Desk, number: string): Promise<CabinChoice[]> {
  return inTransaction(deps, actorOf(desk.caller), async trx => {
    const orderId = await orderIdOf(trx, number);
    const cabins = await findSailingCabins(trx, await findSailingOf(trx, orderId), deps.clock.now());
    return cabins.flatMap(({ priceSen, cabinId, orderNumber, contactName, ticketIds, ...cabin }) => {
      // Kept without an order, or without a price: not available for guests.
      if (priceSen === null || (cabinId !== null && orderNumber === null)) return [];
      const { roomId, number: room, floor, position, roomTypeCode, maxOccupancy, status } = cabin;
      const booking = orderNumber !== null && {
        orderNumber,
        contactName: contactName ?? '',
        guests: ticketIds.length,
        own: cabin.orderId === orderId,
      };
      return [
        {
          roomId,
          number: room,
          floor,
          position,
          roomTypeCode,
          maxOccupancy,
          status,
          priceSen,
          booking: booking || null,
        },
      ];
    });
  });
}

/** What another cabin would cost these guests. @throws AppError what `planCabinChange` throws. */
export function previewCabinChange(
  deps: Deps,
  desk: Desk,
  number: string,
  cabinId: string,
  change: CabinChange,
): Promise<CabinChangePreview> {
  return inTransaction(deps, actorOf(desk.caller), async trx => {
    const { preview } = await planCabinChange(trx, deps, await orderIdOf(trx, number), cabinId, change);
    return preview;
  });
}

/** Finds who approves waiving a charge. @throws AppError what `approverOfWaiver` throws. */
export type ApproveWaiver = (credentials: ApprovalGiven) => Promise<Approver | null>;

/**
 * Moves guests to another cabin of their sailing, once per key. Cabin, guests in rooms, money and history change together. The
 * tickets keep their codes; the gates receive the new cabin.
 *
 * @throws AppError what `planCabinChange` and `moveGuestsInRooms` throw; `cabin-change-changed` if the price or the room's guests
 * are not what was shown, `change-reason-missing`, `invalid-input` if something is due and no payment method is named,
 * `cash-too-little`, `payment-reference-taken`, `cabin-taken` if another booking was faster, and what `approve` throws where a
 * charge is to be waived
 */
export async function changeCabin(
  deps: Deps,
  key: RequestKey,
  desk: Desk,
  number: string,
  cabinId: string,
  request: CabinChangeRequest,
  approve: ApproveWaiver,
): Promise<CabinChangeResult> {
  const left = request.difference === 'waive' && request.expected.toPaySen > 0;
  const approvedBy = left ? await approve(request.approval) : null;
  return answerOnce(deps, key, async trx => {
    const orderId = await orderIdOf(trx, number);
    const plan = await planCabinChange(trx, deps, orderId, cabinId, request);
    const settled = request.difference === 'settle';
    requireWhatWasShown(plan, request);
    const { sailing_id } = plan.order;
    await lockInventory(trx, sailing_id);
    await releaseOverdueHolds(trx, sailing_id, deps.clock.now());
    const cabinTaken = new AppError('cabin-taken', { params: { number: plan.to.number } });
    await refusing({ i2_room_once_per_sailing: cabinTaken, i2_room_of_ship: cabinTaken }, () =>
      placeGuests(trx, deps, plan, settled),
    );
    await moveGuestsInRooms(trx, deps, plan, desk, request.reason);
    await writeHistory(trx, plan, request, approvedBy);
    const changeSen = settled ? await settleDifference(trx, deps, plan, request, desk) : 0;
    await sendTickets(trx, deps, plan);
    return { order: await readOrderDetail(trx, orderId, deps.clock.now()), changeSen };
  });
}

function requireWhatWasShown({ preview }: CabinPlan, request: CabinChangeRequest): void {
  const { expected, difference, reason } = request;
  const same = (['toPaySen', 'refundSen', 'checkedIn'] as const).every(
    name => preview[name] === expected[name],
  );
  if (!same) throw new AppError('cabin-change-changed');
  if ((difference === 'waive' || preview.kind === 'swap') && !reason)
    throw new AppError('change-reason-missing', { fields: { reason: 'required' } });
  if (difference === 'settle' && preview.toPaySen > 0) {
    const { error } = wholeTaking.safeParse(takingIn(request));
    if (error) throw invalidInput(error);
  }
}

async function placeGuests(
  trx: Transaction<Database>,
  { ids, clock }: Data,
  { order, from, to, going, newSen, preview }: CabinPlan,
  settled: boolean,
): Promise<void> {
  const now = clock.now();
  switch (preview.kind) {
    case 'replace':
      await setRoom(trx, from.cabinId, { roomId: to.roomId, priceSen: settled ? newSen : from.agreedSen });
      break;
    case 'split': {
      const id = ids.uuid();
      const priceSen = settled ? newSen : 0;
      await addCabin(trx, {
        id,
        orderId: order.id,
        sailingId: order.sailing_id,
        roomId: to.roomId,
        priceSen,
      });
      await setCabinOfTickets(trx, going, id);
      break;
    }
    case 'join':
      if (isTaken(to)) await setCabinOfTickets(trx, going, to.cabinId);
      break;
    case 'swap':
      if (isTaken(to)) await exchangeRooms(trx, from, to, now);
      break;
  }
  if (settled) await changeDue(trx, order.id, preview.toPaySen - preview.refundSen, now);
}

/** Both orders of a swap record it, each from its own cabin's point of view. */
async function writeHistory(
  trx: Transaction<Database>,
  { order, from, to, going, preview }: CabinPlan,
  { difference, reason }: CabinChangeRequest,
  approvedBy: Approver | null,
): Promise<void> {
  const common = { kind: preview.kind, ...(reason && { reason }) };
  const write = (entityId: string, detail: Record<string, unknown>) =>
    writeAudit(trx, { entity: 'orders', entityId, action: 'cabin-changed', detail });
  await write(order.id, {
    ...common,
    cabin: { from: from.number, to: to.number },
    tickets: going,
    differenceSen: preview.toPaySen - preview.refundSen,
    waived: difference === 'waive',
    ...(approvedBy && { approvedBy }),
  });
  if (preview.kind === 'swap' && isTaken(to) && to.orderId !== order.id)
    await write(to.orderId, {
      ...common,
      cabin: { from: to.number, to: from.number },
      tickets: to.ticketIds,
      differenceSen: 0,
      waived: true,
    });
}

async function settleDifference(
  trx: Transaction<Database>,
  deps: Deps,
  { order, preview }: CabinPlan,
  request: CabinChangeRequest,
  { caller }: Desk,
): Promise<number> {
  const { toPaySen, refundSen } = preview;
  if (refundSen > 0)
    await refundOrder(trx, deps, { orderId: order.id, amountSen: refundSen, reason: 'change' });
  if (toPaySen === 0) return 0;
  const { changeSen } = await takeDifference(trx, deps, caller, {
    orderId: order.id,
    amountSen: toPaySen,
    taking: takingIn(request),
  });
  await addToPaid(trx, order.id, toPaySen);
  return changeSen;
}

async function sendTickets(
  trx: Transaction<Database>,
  { ids, jobs }: Work,
  { order, to, preview }: CabinPlan,
): Promise<void> {
  const others = preview.kind === 'swap' && isTaken(to) && to.orderId !== order.id ? [to.orderId] : [];
  for (const orderId of [order.id, ...others])
    await jobs.enqueue(trx, 'send-mail', { kind: 'order-paid', orderId, again: ids.uuid() });
}
