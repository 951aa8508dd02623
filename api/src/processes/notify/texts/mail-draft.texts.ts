import { textIn } from '@gangway/shared/contract/base/languages.ts';
import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import type { Settings } from '@gangway/shared/contract/settings.ts';
import { formatRinggit } from '@gangway/shared/domain/money/money.ts';
import { writeDate, writeDateTime, writeTime } from '@gangway/shared/i18n/dates.ts';
import { textsIn } from '../../../lib/texts.ts';
import type { Letter } from './mail-content.types.ts';

type Params = Record<string, string | number>;
export type Texts = (key: string, params?: Params) => string;

/** Texts of the mails in one language, without their namespace. */
export function mailTexts(order: OrderDetail): Texts {
  const texts = textsIn(order.language);
  return (key, params = {}) => texts(`documents:mail.${key}`, params);
}

/** What every mail about an order has in common. */
export function draft(order: OrderDetail, settings: Settings) {
  const t = mailTexts(order);
  const texts = textsIn(order.language);
  const { language, sailing } = order;
  const { departure, destination } = sailing.route;
  const departsAt = new Date(sailing.departsAt);
  const before = (minutes: number) => writeTime(new Date(departsAt.getTime() - minutes * 60_000));
  const operator = settings.operatorName;
  const route = `${textIn(departure.name, language)} → ${textIn(destination.name, language)}`;
  const sessionName = texts(`documents:session.${sailing.session}`);
  return {
    frame: {
      language,
      session: sailing.session,
      sessionName,
      operator,
      greeting: t('greeting', { name: order.contact.name }),
      closing: t('closing'),
      help: t('help', { phone: settings.contactPhone, email: settings.contactEmail }),
      reason: t('automatic', { order: order.number, operator }),
    } satisfies Partial<Letter>,
    /** For subjects. */
    named: { route, date: writeDate(sailing.date, language), order: order.number },
    sailingFacts: [
      { label: t('orderNumber'), lines: [order.number] },
      { label: t('sailing'), lines: [route, `${sailing.ship.name} · ${sessionName}`] },
      { label: t('departs'), lines: [writeDateTime(departsAt, language)] },
    ],
    boardingFact: {
      label: t('boarding'),
      lines: [
        texts('documents:ticket.boardingTimes', {
          opens: before(settings.boardingOpensMinutes),
          closes: before(settings.boardingClosesMinutes),
        }),
      ],
    },
    ticketLine: ({ passengerName, ticketType }: OrderDetail['tickets'][number]) =>
      t('ticketLine', { name: passengerName, type: texts(`documents:ticketType.${ticketType}`) }),
    paidHow: texts(`reports:paymentMethod.${order.paymentMethod}`),
    money: (amountSen: number) => formatRinggit(amountSen, language),
  };
}

/** The page of an order, opened without signing in by whoever holds the link. */
export function orderUrl(publicUrl: string, number: string, token: string): string {
  return `${publicUrl}/shipClient/personalOrder?${new URLSearchParams({ order: number, key: token })}`;
}
