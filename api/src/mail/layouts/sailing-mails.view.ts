import type { DisruptionReason } from '@gangway/shared/contract/office/sailings/sailings.ts';
import type { SailingSummary } from '@gangway/shared/contract/sailings.ts';
import type { WithoutChoice } from '@gangway/shared/contract/sales/called-off.ts';
import { percentOfSen, sumSen } from '@gangway/shared/domain/money/money.ts';
import { type Moment, momentIn } from '@gangway/shared/domain/time/moment.ts';
import { writeDateTime } from '@gangway/shared/i18n/dates.ts';
import { textsIn } from '../../lib/texts.ts';
import type { MailContent } from './mail-content.types.ts';
import { mailParts, mailTexts } from './mail-parts.view.ts';
import type { OrderMailData } from './order-mails.view.ts';

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

/** The deadline of a canceled sailing's party, and what happens to it then. */
interface CalledOff {
  reason: DisruptionReason;
  until: string;
  otherwise: WithoutChoice;
  /** The bonus for parties that take a voucher. */
  bonusPercent: number;
  reminder?: 'yes' | undefined;
}

/** The sailing is canceled, and the party chooses a replacement on the order's page. Opening the page decides nothing. */
export function calledOffMail(
  { order, settings, orderUrl }: OrderMailData,
  { reason, until, otherwise, bonusPercent, reminder }: CalledOff,
  kept: Pick<SailingSummary, 'departsAt' | 'session' | 'ship'> | null,
): MailContent {
  const t = mailTexts(order);
  const { frame, named, sailingFacts, money } = mailParts(order, settings);
  const at = (moment: Moment) => writeDateTime(moment, order.language);
  const deadline = at(momentIn(new Date(until), order.sailing.route.departure.timeZone));
  const params = { ...named, time: deadline };
  const live = [...order.tickets, ...order.cabinList].filter(({ canceledAt }) => canceledAt === null);
  const paidSen = sumSen(live.map(({ priceSen }) => priceSen));
  return {
    ...frame,
    subject: t(`calledOff.${reminder ? 'subjectReminder' : 'subject'}`, params),
    heading: t(`calledOff.${reminder ? 'headingReminder' : 'heading'}`),
    paragraphs: [t(`disruption.${reason}`), t(kept ? 'calledOff.intro' : 'calledOff.introNotKept')],
    facts: [
      ...sailingFacts,
      ...(kept
        ? [
            {
              label: t('calledOff.kept'),
              lines: [
                at(kept.departsAt),
                `${kept.ship.name} · ${textsIn(order.language)(`documents:session.${kept.session}`)}`,
              ],
            },
          ]
        : []),
      { label: t('calledOff.refund'), lines: [money(paidSen)] },
      {
        label: t('calledOff.credit'),
        lines: [money(paidSen + percentOfSen(paidSen, bonusPercent))],
      },
      { label: t('calledOff.until'), lines: [deadline] },
    ],
    afterwards: [t(`calledOff.otherwise.${otherwise === 'move' && !kept ? 'refund' : otherwise}`)],
    action: { label: t('calledOff.choose'), url: orderUrl, note: t('calledOff.linkNote') },
  };
}

/** The sailing's departure changed: `departedAt` is the previously notified time. */
export function sailingMovedMail(
  { order, settings, orderUrl }: OrderMailData,
  { departedAt, reason }: { departedAt: string; reason: DisruptionReason },
): MailContent {
  const t = mailTexts(order);
  const { frame, named, sailingFacts, boardingFact } = mailParts(order, settings);
  const { departsAt, arrivesAt, route } = order.sailing;
  const at = (moment: Moment) => writeDateTime(moment, order.language);
  return {
    ...frame,
    subject: t('sailingMoved.subject', named),
    heading: t('sailingMoved.heading'),
    paragraphs: [t(`disruption.${reason}`), t('sailingMoved.intro')],
    facts: [
      ...sailingFacts.slice(0, -1),
      { label: t('sailingMoved.was'), lines: [at(momentIn(new Date(departedAt), route.departure.timeZone))] },
      { label: t('sailingMoved.departs'), lines: [at(departsAt)] },
      { label: t('sailingMoved.arrives'), lines: [at(arrivesAt)] },
      boardingFact,
    ],
    afterwards: [
      ...(order.freeUntil ? [t('sailingMoved.free', { until: at(order.freeUntil) })] : []),
      t('sailingMoved.tickets'),
      ...(order.status === 'paid' ? [t('sailingMoved.calendar')] : []),
    ],
    action: { label: t('viewOrder'), url: orderUrl },
  };
}
