import type { DisruptionReason } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { sumSen } from '@gangway/shared/domain/money/money.ts';
import { writeDateTime } from '@gangway/shared/i18n/dates.ts';
import type { MailContent } from './mail-content.types.ts';
import { mailParts, mailTexts } from './mail-parts.texts.ts';
import type { OrderMailData } from './order-mails.texts.ts';

/** The sailing is canceled: everything booked at `canceledAt` is refunded in full. Null if nothing was booked. */
export function sailingCanceledMail(
  { order, settings, publicUrl }: OrderMailData,
  { canceledAt, reason }: { canceledAt: string; reason: DisruptionReason },
): MailContent | null {
  const t = mailTexts(order);
  const { frame, named, sailingFacts, canceledParts, money } = mailParts(order, settings);
  const { parts, lines } = canceledParts(canceledAt);
  if (parts.length === 0) return null;

  const refundSen = order.paidAt ? sumSen(parts.map(({ priceSen }) => priceSen)) : 0;
  return {
    ...frame,
    subject: t('sailingCanceled.subject', named),
    heading: t('sailingCanceled.heading'),
    paragraphs: [t(`disruption.${reason}`), t(`sailingCanceled.${refundSen > 0 ? 'intro' : 'introUnpaid'}`)],
    facts: [
      ...sailingFacts,
      { label: t('orderCanceled.canceled'), lines },
      {
        label: t('orderCanceled.refund'),
        lines: [refundSen > 0 ? money(refundSen) : t('orderCanceled.noRefund')],
      },
    ],
    afterwards: refundSen > 0 ? [t('orderCanceled.refundNote')] : [],
    action: { label: t('paymentReturned.bookAgain'), url: `${publicUrl}/home` },
  };
}

/** The sailing's departure changed: `departedAt` is the previously notified time. */
export function sailingMovedMail(
  { order, settings, orderUrl }: OrderMailData,
  { departedAt, reason }: { departedAt: string; reason: DisruptionReason },
): MailContent {
  const t = mailTexts(order);
  const { frame, named, sailingFacts, boardingFact } = mailParts(order, settings);
  const { departsAt, arrivesAt } = order.sailing;
  const at = (instant: string) => writeDateTime(new Date(instant), order.language);
  return {
    ...frame,
    subject: t('sailingMoved.subject', named),
    heading: t('sailingMoved.heading'),
    paragraphs: [t(`disruption.${reason}`), t('sailingMoved.intro')],
    facts: [
      ...sailingFacts.slice(0, -1),
      { label: t('sailingMoved.was'), lines: [at(departedAt)] },
      { label: t('sailingMoved.departs'), lines: [at(departsAt)] },
      { label: t('sailingMoved.arrives'), lines: [at(arrivesAt)] },
      boardingFact,
    ],
    afterwards: [t('sailingMoved.tickets')],
    action: { label: t('viewOrder'), url: orderUrl },
  };
}
