import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import { amountOf } from '@gangway/shared/domain/money/money.ts';
import { MONEY_WIDTH, type SheetCell } from '../../../lib/excel/columns.ts';
import { inWords, type ReportColumn, reportSheet } from '../../../lib/excel/report-columns.ts';
import type { FurtherSheet } from '../../../lib/excel/write-sheet.ts';
import { textsIn } from '../../../lib/texts.ts';
import { type OrderTotals, type TotalGroup, totalGroups } from '../office/office-orders.repository.ts';

type Cell = (totals: OrderTotals) => SheetCell;
type TotalsColumn = ReportColumn & { cell: Cell };

const sums: readonly TotalsColumn[] = [
  { name: 'orders', kind: 'count', width: 12, cell: ({ orders }) => orders },
  { name: 'passengers', kind: 'count', width: 12, cell: ({ passengers }) => passengers },
  { name: 'due', kind: 'money', width: MONEY_WIDTH, cell: ({ due_sen }) => amountOf(due_sen) },
  { name: 'paid', kind: 'money', width: MONEY_WIDTH, cell: ({ paid_sen }) => amountOf(paid_sen) },
  { name: 'refunded', kind: 'money', width: MONEY_WIDTH, cell: ({ refunded_sen }) => amountOf(refunded_sen) },
  {
    name: 'net',
    kind: 'money',
    width: MONEY_WIDTH,
    cell: ({ paid_sen, refunded_sen }) => amountOf(paid_sen - refunded_sen),
  },
];

const route: TotalsColumn = { name: 'route', kind: 'text', width: 26, cell: totals => totals.route };

function columnsOf(group: TotalGroup, language: Language): readonly TotalsColumn[] {
  const say = (key: 'noAgent' | 'noMethod') => textsIn(language)(`reports:orders.totals.${key}`);
  const by: Record<TotalGroup, TotalsColumn[]> = {
    sailing: [
      { name: 'date', kind: 'date', width: 13, cell: ({ date }) => date },
      { name: 'session', kind: 'text', width: 12, cell: ({ session }) => session, words: 'session' },
      { name: 'ship', kind: 'text', width: 18, cell: ({ ship }) => ship },
      route,
    ],
    route: [route],
    agent: [{ name: 'agent', kind: 'text', width: 26, cell: ({ agent }) => agent ?? say('noAgent') }],
    method: [
      {
        name: 'paymentMethod',
        kind: 'text',
        width: 20,
        cell: ({ method }) => method ?? say('noMethod'),
        words: 'paymentMethod',
      },
    ],
  };
  return [...by[group], ...sums];
}

/** The sheets of totals: each order counts in one row of each. `read` is called once, with the first sheet. */
export function totalsSheets(
  read: () => Promise<OrderTotals[]>,
  { language, creator, createdAt }: { language: Language; creator: string; createdAt: Date },
): FurtherSheet[] {
  let reading: Promise<OrderTotals[]> | undefined;
  const readOnce = () => {
    reading ??= read();
    return reading;
  };
  return totalGroups.map(group => {
    const columns = columnsOf(group, language);
    async function* rows(): AsyncGenerator<SheetCell[][]> {
      const totals = (await readOnce()).filter(total => total.group === group);
      yield totals.map(total => columns.map(({ cell }) => cell(total)));
    }
    return {
      sheet: {
        ...reportSheet('orders', columns, { language, creator, createdAt }),
        name: textsIn(language)(`reports:orders.totals.${group}`),
        total: textsIn(language)('reports:orders.title.total'),
      },
      batches: inWords(rows(), columns, language),
    };
  });
}
