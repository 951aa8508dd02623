import type { DisruptionReason } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { formatMoney, sumSen } from '@gangway/shared/domain/money/money.ts';
import type { MailContent } from './mail-content.types.ts';
import { mailParts, mailTexts } from './mail-parts.view.ts';
import type { OrderMailData } from './order-mails.view.ts';

/** The sailing boards at another gate. */
export function gateChangedMail({ order, settings, orderUrl }: OrderMailData): MailContent {
  const t = mailTexts(order);
  const { frame, named, sailingFacts, boardingFact } = mailParts(order, settings);
  return {
    ...frame,
    subject: t('gateChanged.subject', { ...named, gate: order.gate }),
    heading: t('gateChanged.heading'),
    paragraphs: [t('gateChanged.intro')],
    facts: [...sailingFacts, { label: t('gateChanged.gate'), lines: [order.gate] }, boardingFact],
    afterwards: [t('gateChanged.tickets')],
    action: { label: t('viewOrder'), url: orderUrl },
  };
}

/**
 * Another ship sails: with the new seats and cabins, and the refund of fees for seats that it does not have. `was` is the former
 * ship.
 */
export function shipChangedMail(
  { order, settings, orderUrl }: OrderMailData,
  { was, reason }: { was: string; reason: DisruptionReason },
): MailContent {
  const t = mailTexts(order);
  const { frame, named, sailingFacts, boardingFact } = mailParts(order, settings);
  const live = order.tickets.filter(({ canceledAt }) => !canceledAt);
  const feesSen = sumSen(
    order.refunds.filter(({ reason: why }) => why === 'seat-fee').map(refund => refund.amountSen),
  );
  return {
    ...frame,
    subject: t('shipChanged.subject', { ...named, ship: order.sailing.ship.name }),
    heading: t('shipChanged.heading', { ship: order.sailing.ship.name }),
    paragraphs: [
      t(`disruption.${reason}`),
      t('shipChanged.intro'),
      ...(feesSen > 0 ? [t('shipChanged.seatFee', { amount: formatMoney(feesSen, order.language) })] : []),
    ],
    facts: [
      ...sailingFacts,
      { label: t('shipChanged.was'), lines: [was] },
      {
        label: t('shipChanged.places'),
        lines: live.map(({ passengerName, seat, cabin }) =>
          [
            passengerName,
            ...(seat ? [t('shipChanged.seat', { seat })] : []),
            ...(cabin ? [t('cabinLine', { number: cabin })] : []),
          ].join(' · '),
        ),
      },
      boardingFact,
    ],
    afterwards: [t('shipChanged.tickets')],
    action: { label: t('viewOrder'), url: orderUrl },
  };
}

/** The staff's message to all guests of a sailing, with the staff's paragraphs. */
export function guestMessageMail(
  { order, settings, orderUrl }: OrderMailData,
  { subject, text }: { subject: string; text: string },
): MailContent {
  const t = mailTexts(order);
  const { frame, sailingFacts } = mailParts(order, settings);
  return {
    ...frame,
    subject: `${subject} (${order.number})`,
    heading: subject,
    paragraphs: text.split(/\n+/).filter(line => line.trim() !== ''),
    facts: sailingFacts,
    afterwards: [],
    action: { label: t('viewOrder'), url: orderUrl },
  };
}
