import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import type { Settings } from '@gangway/shared/contract/settings.ts';
import { writeTime } from '@gangway/shared/i18n/dates.ts';
import type { MailContent } from './mail-content.types.ts';
import { mailParts, mailTexts } from './mail-parts.view.ts';

/** The data of mails about orders. */
export interface OrderMailData {
  order: OrderDetail;
  settings: Settings;
  publicUrl: string;
  /** Opens the order without signing in. */
  orderUrl: string;
}

/** The places are held, and the payment is awaited (R395); null if it has arrived, or the places were released. */
export function orderUnpaidMail({ order, settings, orderUrl }: OrderMailData, now: Date): MailContent | null {
  const { status, holdExpiresAt } = order;
  if (status !== 'unpaid' || holdExpiresAt === null || Date.parse(holdExpiresAt) <= now.getTime())
    return null;
  const t = mailTexts(order);
  const { frame, named, sailingFacts, ticketLine, money } = mailParts(order, settings);
  const until = writeTime(new Date(holdExpiresAt));
  return {
    ...frame,
    subject: t('orderUnpaid.subject', { ...named, until }),
    heading: t('orderUnpaid.heading'),
    paragraphs: [t('orderUnpaid.intro', { until })],
    facts: [
      ...sailingFacts,
      { label: t('passengers'), lines: order.tickets.map(ticketLine) },
      { label: t('total'), lines: [money(order.dueSen)] },
    ],
    afterwards: [],
    action: { label: t('orderUnpaid.pay'), url: orderUrl, note: t('orderPaid.linkNote') },
  };
}

/** The payment has arrived; the e-tickets are attached. */
export function orderPaidMail(
  { order, settings, orderUrl }: OrderMailData,
  ticketCount: number,
): MailContent {
  const t = mailTexts(order);
  const { frame, named, sailingFacts, boardingFact, ticketLine, paidHow, money } = mailParts(order, settings);
  const cabins = order.cabinList.filter(({ canceledAt }) => !canceledAt).map(({ number }) => number);
  return {
    ...frame,
    subject: t('orderPaid.subject', named),
    heading: t('orderPaid.heading'),
    paragraphs: [t('orderPaid.intro', { count: ticketCount })],
    facts: [
      ...sailingFacts,
      boardingFact,
      {
        label: t('passengers'),
        lines: order.tickets.filter(({ canceledAt }) => !canceledAt).map(ticketLine),
      },
      { label: t('cabins'), lines: [cabins.join(', ') || t('noCabin')] },
      { label: t('total'), lines: [money(order.paidSen), paidHow] },
    ],
    afterwards: [],
    action: { label: t('viewOrder'), url: orderUrl, note: t('orderPaid.linkNote') },
  };
}

/** Parts of an order, or all of it, were canceled at one moment; null if nothing was. */
export function orderCanceledMail(
  { order, settings, orderUrl }: OrderMailData,
  canceledAt: string,
): MailContent | null {
  const t = mailTexts(order);
  const { frame, named, sailingFacts, canceledParts, money } = mailParts(order, settings);
  const { parts, lines } = canceledParts(canceledAt);
  if (parts.length === 0) return null;

  const charge = parts.reduce((sum, { chargeSen }) => sum + (chargeSen ?? 0), 0);
  const price = parts.reduce((sum, { priceSen }) => sum + priceSen, 0);
  const refund = order.paidAt ? price - charge : 0;
  const isWhole = order.status === 'canceled' || order.status === 'refunded';
  const whole = order.paidAt ? 'introWhole' : 'introUnpaid';
  return {
    ...frame,
    subject: t('orderCanceled.subject', named),
    heading: t('orderCanceled.heading'),
    paragraphs: [t(`orderCanceled.${isWhole ? whole : 'introPart'}`)],
    facts: [
      ...sailingFacts,
      { label: t('orderCanceled.canceled'), lines },
      { label: t('orderCanceled.charge'), lines: [charge > 0 ? money(charge) : t('orderCanceled.noCharge')] },
      { label: t('orderCanceled.refund'), lines: [refund > 0 ? money(refund) : t('orderCanceled.noRefund')] },
    ],
    afterwards: refund > 0 ? [t('orderCanceled.refundNote')] : [],
    action: { label: t('viewOrder'), url: orderUrl },
  };
}

/** A payment arrived too late, or twice, and is refunded in full. */
export function paymentReturnedMail(
  { order, settings, publicUrl, orderUrl }: OrderMailData,
  amountSen: number,
): MailContent {
  const t = mailTexts(order);
  const { frame, named, sailingFacts, money } = mailParts(order, settings);
  const amount = money(amountSen);
  const isPaidAnyway = order.status === 'paid' || order.status === 'completed';
  return {
    ...frame,
    subject: t('paymentReturned.subject', named),
    heading: t('paymentReturned.heading'),
    paragraphs: [t(`paymentReturned.${isPaidAnyway ? 'introTwice' : whyTooLate(order)}`, { amount })],
    facts: [...sailingFacts, { label: t('paymentReturned.refund'), lines: [amount] }],
    afterwards: [t('paymentReturned.refundNote'), ...(isPaidAnyway ? [] : [t('paymentReturned.again')])],
    action: isPaidAnyway
      ? { label: t('viewOrder'), url: orderUrl }
      : { label: t('paymentReturned.bookAgain'), url: `${publicUrl}/home` },
  };
}

/** Why money could not pay an order. */
function whyTooLate({
  sailing,
  cancelReason,
}: OrderDetail): 'introCalledOff' | 'introCanceled' | 'introLate' {
  if (sailing.status === 'canceled') return 'introCalledOff';
  return cancelReason === 'customer' || cancelReason === 'staff' ? 'introCanceled' : 'introLate';
}
