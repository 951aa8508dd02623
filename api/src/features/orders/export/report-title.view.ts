import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { OrderExportQuery } from '@gangway/shared/contract/office/orders/orders.ts';
import { formatMoney } from '@gangway/shared/domain/money/money.ts';
import { writeDateTime, writePlainDate } from '@gangway/shared/i18n/dates.ts';
import type { Sheet } from '../../../lib/excel/write-sheet.ts';
import { textsIn } from '../../../lib/texts.ts';
import type { FilterNames } from '../office/office-orders.repository.ts';

type Range = readonly [from: string | undefined, to: string | undefined];

/** The lines above the order report: when it was made, its period, and each filter; "all orders" if there is none. */
export function reportTitle(
  query: OrderExportQuery,
  names: FilterNames,
  { language, createdAt }: { language: Language; createdAt: Date },
): NonNullable<Sheet['title']> {
  const t = textsIn(language);
  const say = (key: string, values: Record<string, string> = {}) => t(`reports:orders.title.${key}`, values);
  const column = (name: string) => t(`reports:orders.column.${name}`);
  const words = (set: string, values: readonly string[] | undefined) =>
    values?.map(value => t(`reports:${set}.${value}`)).join(', ');
  const between = ([from = '', to = '']: Range, key: { from: string; to: string }) => {
    if (from && to) return say('between', { from, to });
    if (from) return say(key.from, { from });
    return to && say(key.to, { to });
  };
  const days = (from: string | undefined, to: string | undefined) =>
    between([from && writePlainDate(from, language), to && writePlainDate(to, language)], {
      from: 'from',
      to: 'until',
    });
  const amounts = (from: number | undefined, to: number | undefined) => {
    const [least, most] = [from, to].map(sen => (sen === undefined ? undefined : formatMoney(sen, language)));
    return between([least, most], { from: 'atLeast', to: 'atMost' });
  };
  const filters: [name: string, value: string | undefined][] = [
    [say('departures'), days(query.from, query.to)],
    [say('sailing'), names.sailing],
    [column('ship'), names.ship],
    [column('route'), names.route],
    [column('session'), words('session', query.session && [query.session])],
    [say('words'), query.search],
    [column('number'), query.number],
    [column('reference'), query.reference],
    [column('nationality'), query.nationality],
    [column('account'), query.account],
    [column('customer'), query.customer],
    [column('room'), query.room],
    [column('due'), amounts(query.dueFrom, query.dueTo)],
    [column('paid'), amounts(query.paidFrom, query.paidTo)],
    [column('paymentMethod'), words('paymentMethod', query.paymentMethod)],
    [column('qrStatus'), words('qrStatus', query.qrStatus && [query.qrStatus])],
    [column('status'), words('orderStatus', query.status)],
    [column('channel'), words('channel', query.channel)],
    [column('createdAt'), days(query.createdFrom, query.createdTo)],
    [column('updatedAt'), days(query.updatedFrom, query.updatedTo)],
    [column('canceledAt'), days(query.canceledFrom, query.canceledTo)],
    [column('refundedAt'), days(query.refundedFrom, query.refundedTo)],
  ];
  const set = filters.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  return {
    heading: say('heading'),
    facts: [
      [say('created'), writeDateTime(createdAt, language)],
      ...(set.length > 0 ? set : [[say('only'), say('all')] as const]),
    ],
  };
}
