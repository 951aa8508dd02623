import type { CancelReason } from '@gangway/shared/contract/base/vocabulary.ts';
import { ticketSerial } from '@gangway/shared/domain/codes/order-number.ts';
import { drawVerificationSecret } from '@gangway/shared/domain/codes/verification-code.ts';
import { ageOn } from '@gangway/shared/domain/time/local-date.ts';
import { ADULT_FROM_YEARS } from '@gangway/shared/domain/travel/travel-limits.ts';
import type { OrderBatch, Row } from '../ground/rows.ts';
import { documentOf } from '../people/documents.ts';
import type { OrderContext, OrderDraft } from './draft.ts';

const MINUTE_MS = 60_000;
const REMARKED = 0.05;
const remarks = [
  'Wheelchair at the gangway, please',
  'Vegetarian meals',
  'Celebrating a 40th wedding anniversary',
  'Halal meals, no beef',
  '需要素食餐',
  '请安排相邻座位',
  '유모차를 가지고 탑니다',
  '아이가 견과류 알레르기가 있어요',
] as const;

const methods = { storefront: 'online', agent: 'balance', counter: 'cash' } as const;

/** Adds the order itself, and returns its row. */
export function writeOrder(
  { random, settings }: OrderContext,
  { rows }: OrderBatch,
  draft: OrderDraft,
): Row<'orders'> {
  const { sailing, buyer, timeline, lead, parts, status } = draft;
  const { createdAt, paidAt, canceledAt } = timeline;
  const completedAt = completedAtOf(draft);
  const saysNoMail = buyer.channel === 'counter' && random.chance(0.5);
  const row: Row<'orders'> = {
    id: draft.id,
    number: draft.number,
    checkout_id: random.uuid(createdAt),
    sailing_id: sailing.id,
    customer_id: buyer.customer?.id ?? null,
    channel: buyer.channel,
    status,
    payment_method: methods[buyer.channel],
    contact_name: lead.name,
    contact_email: saysNoMail ? null : lead.email,
    contact_phone: lead.phone,
    referral_code: buyer.referralCode,
    language: lead.background.language,
    remarks: random.chance(REMARKED) ? random.pick(remarks) : '',
    due_sen: parts.dueSen,
    paid_sen: paidAt ? parts.fullPriceSen : 0,
    refunded_sen: draft.refundedSen,
    ladder: {
      tiers: settings.cancellationLadder,
      amendmentDays: settings.amendmentDays,
      nonRefundable: sailing.nonRefundable,
      peak: sailing.peak,
    },
    notified_departs_at: sailing.departsAt,
    hold_expires_at: new Date(createdAt.getTime() + settings.holdMinutes * MINUTE_MS),
    created_at: createdAt,
    updated_at: completedAt ?? canceledAt ?? paidAt ?? createdAt,
    paid_at: paidAt,
    completed_at: completedAt,
    canceled_at: status === 'canceled' ? canceledAt : null,
    refunded_at: null,
    cancel_reason: status === 'canceled' ? cancelReason(draft) : null,
  };
  rows.orders.push(row);
  return row;
}

/** The job that completes orders runs every ten minutes; this run was three minutes after the arrival. */
export function completedAtOf({ status, sailing }: OrderDraft): Date | null {
  return status === 'completed' ? new Date(sailing.arrivesAt.getTime() + 3 * MINUTE_MS) : null;
}

function cancelReason({ outcome, buyer }: OrderDraft): CancelReason {
  if (outcome === 'expired') return 'expired';
  if (outcome === 'called-off') return 'sailing-canceled';
  return buyer.channel === 'counter' ? 'staff' : 'customer';
}

/** Adds cabins, passengers and tickets, and returns the tickets. */
export function writeParts(context: OrderContext, { rows }: OrderBatch, draft: OrderDraft): Row<'tickets'>[] {
  const { random } = context;
  const { sailing, timeline, parts, buyer } = draft;
  const order = { order_id: draft.id, sailing_id: sailing.id };
  for (const { id, roomId, priceSen, chargeSen } of parts.cabins) {
    rows.order_cabins.push({
      ...order,
      id,
      room_id: roomId,
      price_sen: priceSen,
      charge_sen: chargeSen,
      released_at: chargeSen === null ? null : timeline.canceledAt,
    });
  }
  return parts.tickets.map(({ guest, seat, cabinId, priceSen, chargeSen }, index) => {
    const document = documentOf(random, guest, sailing);
    const isGrown = ageOn(guest.birthDate, sailing.date) >= ADULT_FROM_YEARS;
    const passengerId = random.uuid(timeline.createdAt);
    rows.passengers.push({
      id: passengerId,
      order_id: draft.id,
      position: index + 1,
      name: guest.name,
      gender: guest.gender,
      birth_date: guest.birthDate,
      nationality: guest.background.nationality,
      id_type: document.type,
      id_number: document.number,
      document_expiry: document.expiry,
      issuing_country: document.issuingCountry,
      phone: isGrown ? guest.phone : '',
      email: index === 0 ? guest.email : '',
      pregnancy_week: guest.pregnancyWeek,
      referral_code: buyer.referralCode,
      remarks: '',
    });
    const ticket: Row<'tickets'> = {
      ...order,
      id: random.uuid(timeline.createdAt),
      passenger_id: passengerId,
      cabin_id: cabinId,
      serial: ticketSerial(draft.number, index + 1),
      ticket_type: guest.ticketType,
      seat,
      price_sen: priceSen,
      charge_sen: chargeSen,
      boarding_status: 'pending',
      boarded_at: null,
      canceled_at: chargeSen === null ? null : timeline.canceledAt,
      signing_key_id: context.signingKeyId,
      verification_secret: drawVerificationSecret(random.bytes),
      document: document.digest,
    };
    rows.tickets.push(ticket);
    return ticket;
  });
}
