import type {
  SailingMoveRequest,
  SailingMoveResult,
} from '@gangway/shared/contract/office/orders/order-changes.ts';
import { counterProviders } from '@gangway/shared/contract/payment-providers/counter.ts';
import { type CounterTaking, takingIn, wholeTaking } from '@gangway/shared/contract/sales/counter-taking.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { invalidInput } from '../../lib/http/failure.ts';
import { checkPermission } from '../../lib/http/permission.ts';
import { lockInventories } from '../../reservations/inventory/inventory.repository.ts';
import { readOrderDetail } from '../../reservations/order-views/order-view.service.ts';
import { setCustomer } from '../../reservations/orders/orders.repository.ts';
import { payAtCounter } from '../book/counter.service.ts';
import { type Booker, createOrder } from '../book/create-order.service.ts';
import { cancelLocked } from '../cancel/cancellation.service.ts';
import { divideOrder } from './divide/divide-order.service.ts';
import { canceledOf } from './divide/leaving.rules.ts';
import { moveInPlace } from './move-in-place.service.ts';
import { type MovePlan, type PartyMovePlan, planMove, recordOfMove } from './move-plan.service.ts';

/**
 * Moves an order's party to another sailing (docs/decisions/0008): the same order on the new sailing or, so close to departure
 * that it counts as a cancellation, a new order in place of the canceled one. If only some guests move (R372), the order is
 * divided first, or their part of it canceled.
 *
 * @throws AppError the errors of `planMove`; `travel-rules`, `move-changed` if the price differs from the preview,
 * `invalid-input` if something is due and no payment method is named, `cash-too-little`, `payment-reference-taken`,
 * `sailing-sold-out` or `cabin-taken` if another booking was faster.
 */
export async function moveOrder(
  trx: Transaction<Database>,
  deps: Deps,
  orderId: string,
  request: SailingMoveRequest,
  booker: Booker,
): Promise<SailingMoveResult> {
  const plan = await planMove(trx, deps, orderId, request, booker.language);
  requireWhatWasShown(plan, request);
  const { toPaySen, kind } = plan.preview;
  const taking = takingIn(request);
  if (toPaySen > 0) requireTaking(taking);
  const isWhole = plan.leaving.staying.length === 0;
  // Before an order is made that references its sailing: another ship for it waits for such orders, and holds its places meanwhile.
  await lockInventories(trx, [plan.from.id, plan.to.id]);
  const moving = isWhole || kind === 'cancel-and-rebook' ? plan : await takeApart(trx, deps, plan, booker);
  if (kind === 'cancel-and-rebook') return rebook(trx, deps, plan, request, booker);
  const changeSen = await moveInPlace(trx, deps, moving, taking, booker.caller);
  return {
    order: await readOrderDetail(trx, moving.order.id, deps.clock.now()),
    previousNumber: null,
    leftNumber: isWhole ? null : plan.order.number,
    changeSen,
  };
}

/** Divides the order of a plan. @returns the same plan for the order of the moving guests. */
async function takeApart(
  trx: Transaction<Database>,
  deps: Deps,
  plan: PartyMovePlan,
  { caller }: Booker,
): Promise<MovePlan> {
  const { made, shares } = await divideOrder(trx, deps, plan.order, plan.leaving, caller);
  await recordDivision(trx, plan, made, { shares });
  return { ...plan, order: made };
}

/** Each order's history names the other one (R375). */
async function recordDivision(
  trx: Transaction<Database>,
  plan: PartyMovePlan,
  made: { id: string; number: string },
  detail: Record<string, unknown>,
): Promise<void> {
  const { order, party, from, to } = plan;
  const common = { guests: party.length, date: { from: from.date, to: to.date } };
  await writeAudit(trx, {
    entity: 'orders',
    entityId: order.id,
    action: 'divided',
    detail: { ...common, number: made.number, ...recordOfMove(plan), ...detail },
  });
  await writeAudit(trx, {
    entity: 'orders',
    entityId: made.id,
    action: 'divided-from',
    detail: { ...common, number: order.number },
  });
}

/** @throws AppError `invalid-input` */
function requireTaking(taking: CounterTaking): void {
  const { error } = wholeTaking.safeParse(taking);
  if (error) throw invalidInput(error);
}

function requireWhatWasShown({ order, preview }: MovePlan, { expected }: SailingMoveRequest): void {
  if (preview.findings.length > 0)
    throw new AppError('travel-rules', {
      fields: Object.fromEntries(
        preview.findings.map(({ passenger, message }) => [`passengers.${passenger ?? 0}`, message]),
      ),
    });
  const same = (['kind', 'chargeSen', 'refundSen', 'toPaySen'] as const).every(
    name => preview[name] === expected[name],
  );
  if (!same) throw new AppError('move-changed', { params: { count: order.ladder.amendmentDays } });
}

async function rebook(
  trx: Transaction<Database>,
  deps: Deps,
  plan: PartyMovePlan,
  request: SailingMoveRequest,
  booker: Booker,
): Promise<SailingMoveResult> {
  const { order, party, preview, priced, to, from } = plan;
  checkPermission(booker.caller, 'orders.cancel');
  const isWhole = plan.leaving.staying.length === 0;
  const canceled = { ...canceledOf(plan.leaving), expectedChargeSen: preview.chargeSen };
  await cancelLocked(trx, deps, order, canceled, 'staff');
  const { order: made } = await createOrder(
    trx,
    deps,
    {
      sailingId: to.id,
      passengers: party.map(({ passenger }) => passenger),
      cabins:
        priced.cabins.length > 0
          ? { kind: 'chosen', roomIds: priced.cabins.map(({ roomId }) => roomId) }
          : null,
      contact: { name: order.contact_name, email: order.contact_email, phone: order.contact_phone },
      referralCode: order.referral_code,
      paymentMethod: counterProviders[request.provider].method,
      language: order.language,
      expectedTotalSen: preview.newTotalSen,
      termsAccepted: true,
      remarks: order.remarks,
    },
    booker,
    deps.ids.uuid(),
  );
  await setCustomer(trx, made.id, order.customer_id);
  if (isWhole)
    await writeAudit(trx, {
      entity: 'orders',
      entityId: order.id,
      action: 'rebooked',
      detail: { date: { from: from.date, to: to.date }, number: made.number, ...recordOfMove(plan) },
    });
  else await recordDivision(trx, plan, made, {});
  const payment = { ...takingIn(request), expectedDueSen: preview.toPaySen };
  const paid = await payAtCounter(trx, deps, made.number, payment, booker);
  return {
    order: paid.order,
    previousNumber: isWhole ? order.number : null,
    leftNumber: isWhole ? null : order.number,
    changeSen: paid.changeSen,
  };
}
