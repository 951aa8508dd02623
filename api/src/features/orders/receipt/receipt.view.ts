import { textIn } from '@gangway/shared/contract/base/languages.ts';
import type { Language, PaymentProvider } from '@gangway/shared/contract/base/vocabulary.ts';
import type { OfficeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import {
  counterEntriesOf,
  paymentProviderTable,
} from '@gangway/shared/contract/payment-providers/registry.ts';
import { formatMoney, sumSen } from '@gangway/shared/domain/money/money.ts';
import { goneBackSen } from '@gangway/shared/domain/payment/gone-back.ts';
import { writeDateTime } from '@gangway/shared/i18n/dates.ts';
import type { Slip, SlipLine } from '../../../lib/documents/slip/slip.types.ts';
import { textsIn } from '../../../lib/texts.ts';

interface Circumstances {
  operator: string;
  contact: string;
  servedBy: string;
  now: Date;
}

/** The lines of an order's receipt, in the order's language. */
export function receiptOf(
  order: OfficeOrderDetail,
  { operator, contact, servedBy, now }: Circumstances,
): Slip {
  const { language } = order;
  const t = textsIn(language);
  const say = (key: string, params: Record<string, string | number> = {}) =>
    t(`reports:receipt.${key}`, params);
  const { sailing } = order;
  return {
    operator,
    title: say('title'),
    fileTitle: say('fileTitle', { order: order.number, operator }),
    blocks: [
      [
        { text: say('order'), end: order.number },
        { text: say('date'), end: writeDateTime(now, language) },
        ...(servedBy ? [{ text: say('servedBy'), end: servedBy }] : []),
      ],
      [
        {
          text: `${textIn(sailing.route.departure.name, language)} – ${textIn(sailing.route.destination.name, language)}`,
          strong: true,
        },
        { text: sailing.ship.name, end: t(`reports:session.${sailing.session}`) },
        { text: say('sailing'), end: writeDateTime(sailing.departsAt, language) },
      ],
      partsOf(order, language, say),
      moneyOf(order, language, say),
    ],
    // Nobody travels on a canceled order.
    foot: order.tickets.some(({ canceledAt }) => !canceledAt)
      ? [say('thanks'), say('terms'), contact]
      : [contact],
  };
}

type Say = (key: string, params?: Record<string, string | number>) => string;

function partsOf(order: OfficeOrderDetail, language: Language, say: Say): SlipLine[] {
  const t = textsIn(language);
  const money = (sen: number) => formatMoney(sen, language);
  const tickets = order.tickets.map(ticket => ({
    ...ticket,
    text: say('ticket', { type: t(`reports:ticketType.${ticket.ticketType}`), name: ticket.passengerName }),
  }));
  const cabins = order.cabinList.map(cabin => ({ ...cabin, text: say('cabin', { number: cabin.number }) }));
  const lines = [...tickets, ...cabins].flatMap(({ text, priceSen, chargeSen, canceledAt }) => {
    if (!canceledAt) return [{ text, end: money(priceSen) }];
    return chargeSen
      ? [
          { text, end: '' },
          { text: `  ${say('canceled')}`, end: money(chargeSen) },
        ]
      : [];
  });
  return [...lines, { text: say('total'), end: money(order.dueSen), strong: true }];
}

/** The counter's entries that belong on the receipt. */
function slipOf(
  provider: PaymentProvider,
  details: Readonly<Record<string, string>>,
  language: Language,
): SlipLine[] {
  const entries = counterEntriesOf(provider);
  return Object.entries(details)
    .filter(([name]) => entries[name]?.onReceipt)
    .map(([name, end]) => ({
      text: `  ${textsIn(language)(`payment-methods:entry.${provider}.${name}`)}`,
      end,
    }));
}

function moneyOf(order: OfficeOrderDetail, language: Language, say: Say): SlipLine[] {
  const money = (sen: number) => formatMoney(sen, language);
  const paid = order.payments
    .filter(({ outcome }) => outcome === 'applied')
    .flatMap(({ provider, difference, amountSen, roundingSen, tenderedSen, details, receiptNumber }) => {
      const method = textsIn(language)(`reports:paymentMethod.${paymentProviderTable[provider].method}`);
      const line = { text: say(difference ? 'difference' : 'paid', { method }), end: money(amountSen) };
      const rounding = roundingSen === 0 ? [] : [{ text: `  ${say('rounding')}`, end: money(roundingSen) }];
      const number = receiptNumber === null ? [] : [{ text: `  ${say('number')}`, end: receiptNumber }];
      if (tenderedSen === null) return [line, ...rounding, ...number, ...slipOf(provider, details, language)];
      return [
        line,
        ...rounding,
        ...number,
        { text: `  ${say('tendered')}`, end: money(tenderedSen) },
        { text: `  ${say('change')}`, end: money(tenderedSen - amountSen - roundingSen) },
      ];
    });
  const gone = order.refunds.filter(({ status }) => status === 'succeeded');
  const goneSen = goneBackSen(order);
  const refunded = goneSen > 0 ? [{ text: say('refunded'), end: money(-goneSen) }] : [];
  const roundedSen = sumSen(gone.map(({ roundingSen }) => roundingSen));
  if (roundedSen !== 0) refunded.push({ text: `  ${say('rounding')}`, end: money(-roundedSen) });
  const nothing = paid.length === 0 ? [{ text: say('nothingDue'), end: money(0) }] : [];
  return [
    ...nothing,
    ...paid,
    ...refunded,
    ...(order.refundedSen > goneSen
      ? [{ text: say('refundOwed'), end: money(order.refundedSen - goneSen) }]
      : []),
    { text: say('balance'), end: money(order.paidSen - goneSen), strong: true },
  ];
}
