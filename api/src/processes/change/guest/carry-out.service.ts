import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { OrderChangeRequest } from '@gangway/shared/contract/sales/order-change.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import type { Database, Transaction } from '../../../lib/database/database.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { lockInventories } from '../../../reservations/inventory/inventory.repository.ts';
import { setCustomer } from '../../../reservations/orders/orders.repository.ts';
import { createOrder } from '../../book/create-order.service.ts';
import { cancelLocked } from '../../cancel/cancellation.service.ts';
import { carryOutMove } from '../move-in-place.service.ts';
import { type MovePlan, recordOfMove } from '../move-plan.service.ts';
import { carryOutCorrection } from './correction.service.ts';
import { carryOutOnBoard } from './on-board.service.ts';
import type { ChangePlan } from './plan-change.service.ts';

/**
 * Requires that the plan is what was shown. @throws AppError `move-changed` where the result differs by now, `travel-rules` where
 * the party may not sail.
 */
export function requireShown({ order, preview }: ChangePlan, expected: OrderChangeRequest['expected']): void {
  if (preview.findings.length > 0)
    throw new AppError('travel-rules', {
      fields: Object.fromEntries(
        preview.findings.map(({ passenger, message }) => [`passengers.${passenger ?? 0}`, message]),
      ),
    });
  const same = (['endsOrder', 'chargeSen', 'refundSen', 'toPaySen'] as const).every(
    name => preview[name] === expected[name],
  );
  if (!same) throw new AppError('move-changed', { params: { count: order.ladder.amendmentDays } });
}

/**
 * Carries out a planned change, all of it or nothing. The caller adds the amount due to the order in the same transaction, or
 * pays the new order with it, and holds the order's lock.
 *
 * @returns the order that replaces this one, if the change counted as a cancellation.
 * @throws AppError what its steps throw where another booking was faster.
 */
export async function carryOut(
  trx: Transaction<Database>,
  deps: Deps,
  { doing, keptSince }: ChangePlan,
  language: Language,
): Promise<{ id: string; number: string } | null> {
  if (doing.where === 'on-paper') await carryOutCorrection(trx, deps, doing.plan, language);
  else if (doing.where === 'on-board') await carryOutOnBoard(trx, deps, doing.plan);
  else {
    await lockInventories(trx, [doing.plan.from.id, doing.plan.to.id]);
    if (doing.plan.preview.kind === 'cancel-and-rebook')
      return rebook(trx, deps, doing.plan, language, keptSince);
    await carryOutMove(trx, deps, doing.plan);
  }
  return null;
}

/** Takes the new places before it releases the old ones. The new order is paid in the same transaction. */
async function rebook(
  trx: Transaction<Database>,
  deps: Deps,
  plan: MovePlan,
  language: Language,
  keptSince: Date | undefined,
): Promise<{ id: string; number: string }> {
  const { order, party, preview, priced, to, from } = plan;
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
      paymentMethod: 'online',
      language: order.language,
      expectedTotalSen: preview.newTotalSen,
      termsAccepted: true,
      remarks: order.remarks,
    },
    { caller: { kind: 'guest' }, language },
    deps.ids.uuid(),
    { kept: keptSince !== undefined },
  );
  await setCustomer(trx, made.id, order.customer_id);
  const charged = { expectedChargeSen: preview.chargeSen, at: keptSince };
  await cancelLocked(trx, deps, order, charged, 'customer');
  await writeAudit(trx, {
    entity: 'orders',
    entityId: order.id,
    action: 'rebooked',
    detail: { date: { from: from.date, to: to.date }, number: made.number, ...recordOfMove(plan) },
  });
  return { id: made.id, number: made.number };
}
