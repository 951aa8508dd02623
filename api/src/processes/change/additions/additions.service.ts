import type {
  OrderAddition,
  OrderAdditionPreview,
  OrderAdditionRequest,
  OrderAdditionResult,
} from '@gangway/shared/contract/office/orders/additions.ts';
import { takingIn, wholeTaking } from '@gangway/shared/contract/sales/counter-taking.ts';
import type { OrderChange } from '@gangway/shared/contract/sales/order-change.ts';
import { takeDifference } from '../../../features/payments/counter-payment.service.ts';
import { actorOf } from '../../../lib/caller.ts';
import { type Database, inTransaction, type Transaction } from '../../../lib/database/database.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { invalidInput } from '../../../lib/http/failure.ts';
import { answerOnce, type RequestKey } from '../../../lib/http/idempotency.repository.ts';
import type { Desk } from '../../../reservations/cabins/desk.types.ts';
import { lockInventory } from '../../../reservations/inventory/inventory.repository.ts';
import { findLiveParts } from '../../../reservations/inventory/order-cabins.repository.ts';
import { orderIdOf } from '../../../reservations/order-views/office-order.service.ts';
import { readOrderDetail } from '../../../reservations/order-views/order-view.service.ts';
import { addToPaid } from '../../../reservations/orders/orders.repository.ts';
import { carryOut, requireShown } from '../guest/carry-out.service.ts';
import { type ChangePlan, planChange } from '../guest/plan-change.service.ts';

/** What an addition would cost. @throws AppError `order-not-found`, what `planChange` throws. */
export function previewAddition(
  deps: Deps,
  desk: Desk,
  number: string,
  addition: OrderAddition,
): Promise<OrderAdditionPreview> {
  return inTransaction(deps, actorOf(desk.caller), async trx => {
    const { preview } = await planAddition(trx, deps, desk, await orderIdOf(trx, number), addition);
    const { before, after, toPaySen, findings } = preview;
    return { before, after, toPaySen, findings };
  });
}

/**
 * Adds a passenger or cabins to a paid order and takes the difference at the counter, all of it or nothing, once per key.
 *
 * @throws AppError what `planChange` throws; `travel-rules`, `move-changed` if the amount is not the one that was shown,
 * `invalid-input` if something is due and no payment method is named, `cash-too-little`, `payment-reference-taken`,
 * `sailing-sold-out` or `cabin-taken` if another booking was faster.
 */
export function addToOrder(
  deps: Deps,
  key: RequestKey,
  desk: Desk,
  number: string,
  request: OrderAdditionRequest,
): Promise<OrderAdditionResult> {
  return answerOnce(deps, key, async trx => {
    const orderId = await orderIdOf(trx, number);
    const plan = await planAddition(trx, deps, desk, orderId, request);
    const { toPaySen } = request.expected;
    requireShown(plan, { endsOrder: false, chargeSen: 0, refundSen: 0, toPaySen });
    // Places first, then the drawer or an agent's account: all transactions lock them in this sequence.
    await lockInventory(trx, plan.needs.sailingId);
    const changeSen = toPaySen > 0 ? await take(trx, deps, desk, orderId, request) : 0;
    await carryOut(trx, deps, plan, desk.language);
    if (toPaySen > 0) await addToPaid(trx, orderId, toPaySen);
    return { order: await readOrderDetail(trx, orderId, deps.clock.now()), changeSen };
  });
}

async function planAddition(
  trx: Transaction<Database>,
  deps: Deps,
  { language }: Desk,
  orderId: string,
  { passenger, roomIds }: OrderAddition,
): Promise<ChangePlan> {
  const { cabins } = await findLiveParts(trx, orderId);
  const requested = {
    kind: 'chosen' as const,
    roomIds: [...cabins.map(({ room_id }) => room_id), ...roomIds],
  };
  const change: OrderChange = passenger
    ? { kind: 'passenger', passenger, ...(roomIds.length > 0 && { cabins: requested }) }
    : { kind: 'cabins', cabins: requested };
  return planChange(trx, deps, orderId, change, language);
}

/** @returns the change in cash */
async function take(
  trx: Transaction<Database>,
  deps: Deps,
  { caller }: Desk,
  orderId: string,
  request: OrderAdditionRequest,
): Promise<number> {
  const taking = takingIn(request);
  const { error } = wholeTaking.safeParse(taking);
  if (error) throw invalidInput(error);
  const money = { orderId, amountSen: request.expected.toPaySen, taking };
  return (await takeDifference(trx, deps, caller, money)).changeSen;
}
