import type { OrderBatch, Row } from '../ground/rows.ts';
import { startOfDay } from '../ground/start-of-day.ts';
import { boardParty } from './boarding.ts';
import {
  cancelerOf,
  draftOrder,
  type OrderChoices,
  type OrderContext,
  type OrderDraft,
  type OrderOccasion,
} from './draft.ts';
import { completedAtOf, writeOrder, writeParts } from './order-rows.ts';
import { NOTIFIER, payOrder, tryToPay } from './payments.ts';
import { refundOrder } from './refunds.ts';

/** Creates an order for a sailing with at least one place left, with its later history, as rows of the batch. */
export function createOrder(
  context: OrderContext,
  batch: OrderBatch,
  occasion: OrderOccasion,
  choices: OrderChoices = {},
): void {
  const { sailing } = occasion;
  const draft = draftOrder(context, occasion, choices);
  const row = writeOrder(context, batch, draft);
  const tickets = writeParts(context, batch, draft);
  tellStates(context, batch, draft);
  settle(context, batch, draft, row);
  if (sailing.status === 'departed' && (draft.status === 'paid' || draft.status === 'completed')) {
    const live = tickets.filter(ticket => !ticket.canceled_at);
    boardParty(context.random, batch, { sailing, tickets: live, officerId: context.people.gateOfficerId });
  }
}

/** The states of the order over time, for its history. */
function tellStates({ people }: OrderContext, { changes }: OrderBatch, draft: OrderDraft): void {
  const { id, buyer, timeline, status } = draft;
  const record = (at: Date, actor: string, from: string | null, to: string) =>
    changes.push({ at, actor, entity: 'orders', entityId: id, from, to });
  const { createdAt, paidAt, canceledAt } = timeline;
  record(createdAt, buyer.actor, null, 'unpaid');
  if (paidAt) record(paidAt, buyer.channel === 'storefront' ? NOTIFIER : buyer.actor, 'unpaid', 'paid');
  if (canceledAt && status === 'canceled')
    record(canceledAt, cancelerOf(draft, people), paidAt ? 'paid' : 'unpaid', status);
  const completedAt = completedAtOf(draft);
  if (completedAt) record(completedAt, 'system:complete-orders', 'paid', 'completed');
}

/** Payments and refunds. */
function settle(
  { random, people, today }: OrderContext,
  batch: OrderBatch,
  draft: OrderDraft,
  row: Row<'orders'>,
): void {
  const { id, buyer, timeline, parts, outcome, refundedSen } = draft;
  const order = { id, buyer, amountSen: parts.fullPriceSen, createdAt: timeline.createdAt };
  if (!timeline.paidAt) {
    if (outcome === 'expired') tryToPay(random, batch, order);
    return;
  }
  const paymentId = payOrder(random, batch, order, timeline.paidAt);
  if (refundedSen === 0 || !timeline.canceledAt) return;
  const refund = {
    id,
    row,
    buyer,
    paymentId,
    amountSen: refundedSen,
    canceledAt: timeline.canceledAt,
    canceledBy: cancelerOf(draft, people),
    reason: outcome === 'called-off' ? 'sailing-canceled' : 'cancellation',
  };
  refundOrder(random, batch, refund, new Date(startOfDay(today)));
}
