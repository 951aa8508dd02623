import { textIn } from '@gangway/shared/contract/base/languages.ts';
import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import type { Settings } from '@gangway/shared/contract/settings.ts';
import { formatMoney } from '@gangway/shared/domain/money/money.ts';
import { localDateOf, movedBy } from '@gangway/shared/domain/time/moment.ts';
import { writeDate, writeDateTime, writerBeside } from '@gangway/shared/i18n/dates.ts';
import { textsIn } from '../../lib/texts.ts';
import type { MailContent } from './mail-content.types.ts';

type Params = Record<string, string | number>;
export type Texts = (key: string, params?: Params) => string;

/** Texts of the mails about an order in its language; keys are those within `mails:order`. */
export function mailTexts(order: OrderDetail): Texts {
  const texts = textsIn(order.language);
  return (key, params = {}) => texts(`mails:order.${key}`, params);
}

/** The common parts of all mails about an order. */
export function mailParts(order: OrderDetail, settings: Settings) {
  const t = mailTexts(order);
  const texts = textsIn(order.language);
  const { language, sailing } = order;
  const { departure, destination } = sailing.route;
  const opensAt = movedBy(sailing.departsAt, -settings.boardingOpensMinutes);
  const closesAt = movedBy(sailing.departsAt, -settings.boardingClosesMinutes);
  const write = writerBeside(localDateOf(sailing.departsAt), [opensAt, closesAt], language);
  const operator = settings.operatorName;
  const ticketLine = ({ passengerName, ticketType }: OrderDetail['tickets'][number]) =>
    t('ticketLine', { name: passengerName, type: texts(`documents:ticketType.${ticketType}`) });
  const route = `${textIn(departure.name, language)} → ${textIn(destination.name, language)}`;
  const sessionName = texts(`documents:session.${sailing.session}`);
  return {
    frame: {
      language,
      session: sailing.session,
      sessionName,
      operator,
      greeting: texts('mails:common.greeting', { name: order.contact.name }),
      closing: texts('mails:common.closing'),
      help: texts('mails:common.help', { phone: settings.contactPhone, email: settings.contactEmail }),
      reason: t('automatic', { order: order.number, operator }),
    } satisfies Partial<MailContent>,
    /** For subjects. */
    named: { route, date: writeDate(sailing.date, language), order: order.number },
    sailingFacts: [
      { label: t('orderNumber'), lines: [order.number] },
      { label: t('sailing'), lines: [route, `${sailing.ship.name} · ${sessionName}`] },
      { label: t('departs'), lines: [writeDateTime(sailing.departsAt, language)] },
    ],
    boardingFact: {
      label: t('boarding'),
      lines: [
        texts('documents:ticket.boardingTimes', {
          opens: write(opensAt),
          closes: write(closesAt),
        }),
      ],
    },
    ticketLine,
    /** The tickets and cabins that were canceled at one moment, with a line for each. */
    canceledParts(canceledAt: string) {
      const isPart = (part: { canceledAt: string | null }) => part.canceledAt === canceledAt;
      const tickets = order.tickets.filter(isPart);
      const cabins = order.cabinList.filter(isPart);
      const cabinLines = cabins.map(({ number }) => t('cabinLine', { number }));
      return { parts: [...tickets, ...cabins], lines: [...tickets.map(ticketLine), ...cabinLines] };
    },
    paidHow: texts(`reports:paymentMethod.${order.paymentMethod}`),
    money: (amountSen: number) => formatMoney(amountSen, language),
  };
}

/** The page of an order, which opens without a sign-in. The key is in the fragment (`#`), so that no server logs it (R354). */
export function orderUrl(publicUrl: string, number: string, token: string): string {
  return `${publicUrl}/shipClient/personalOrder?${new URLSearchParams({ order: number })}#${new URLSearchParams({ key: token })}`;
}
