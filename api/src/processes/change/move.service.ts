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
import { readOrderDetail } from '../../reservations/orders/order-view.service.ts';
import { lockInventory } from '../../reservations/state/order-lock.repository.ts';
import { payAtCounter } from '../book/counter.service.ts';
import { type Booker, createOrder } from '../book/create-order.service.ts';
import { cancelLocked } from '../cancel/cancellation.service.ts';
import { moveInPlace } from './move-in-place.service.ts';
import { type MovePlan, planMove, recordOfMove } from './move-plan.service.ts';
import { setCustomer } from './moved-order.repository.ts';

/**
 * Moves an order's party to another sailing (docs/decisions/0008): the same order on the new sailing, or, so close to
 * departure that it counts as a cancellation, a new order in place of the canceled one.
 *
 * @throws AppError the errors of `planMove`; `travel-rules`, `move-changed` if the price differs from the preview,
 * `invalid-input` if something is to be paid and no way to pay is named, `cash-too-little`, `payment-reference-taken`,
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
  const both = [plan.from.id, plan.to.id].sort((a, b) => a - b);
  for (const sailingId of both) await lockInventory(trx, sailingId);
  if (kind === 'cancel-and-rebook') return rebook(trx, deps, plan, request, booker);
  const changeSen = await moveInPlace(trx, deps, plan, taking, booker.caller);
  return {
    order: await readOrderDetail(trx, orderId, deps.clock.now()),
    previousNumber: null,
    changeSen,
  };
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
  plan: MovePlan,
  request: SailingMoveRequest,
  booker: Booker,
): Promise<SailingMoveResult> {
  const { order, party, preview, priced, to, from } = plan;
  checkPermission(booker.caller, 'orders.cancel');
  await cancelLocked(trx, deps, order, { expectedChargeSen: preview.chargeSen }, 'staff');
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
  await writeAudit(trx, {
    entity: 'orders',
    entityId: order.id,
    action: 'rebooked',
    detail: { date: { from: from.date, to: to.date }, number: made.number, ...recordOfMove(plan) },
  });
  const payment = { ...takingIn(request), expectedDueSen: preview.toPaySen };
  const paid = await payAtCounter(trx, deps, made.number, payment, booker);
  return { order: paid.order, previousNumber: order.number, changeSen: paid.changeSen };
}
