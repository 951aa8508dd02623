import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { DayFigures } from '@gangway/shared/contract/office/orders/day-close.ts';
import { paymentProviderTable } from '@gangway/shared/contract/payment-providers/registry.ts';
import { amountOf } from '@gangway/shared/domain/money/money.ts';
import type { LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { MONEY_WIDTH, type SheetCell } from '../../lib/excel/columns.ts';
import { type ExportedSheet, exportSheet } from '../../lib/excel/export-sheet.ts';
import { inWords, type ReportColumn, reportSheet } from '../../lib/excel/report-columns.ts';
import type { Deps } from '../../lib/http/context.ts';
import { textsIn } from '../../lib/texts.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { readDay } from './day-close.service.ts';

const method: ReportColumn = { name: 'method', kind: 'text', width: 20, words: 'paymentMethod' };
const officer: readonly ReportColumn[] = [
  { name: 'officer', kind: 'text', width: 26 },
  { name: 'counter', kind: 'text', width: 20 },
];
const counts: readonly ReportColumn[] = [
  { name: 'taken', kind: 'count', width: 12 },
  { name: 'takenSen', kind: 'money', width: MONEY_WIDTH },
  { name: 'returned', kind: 'count', width: 12 },
  { name: 'returnedSen', kind: 'money', width: MONEY_WIDTH },
  { name: 'net', kind: 'money', width: MONEY_WIDTH },
];
const ofDrawers: readonly ReportColumn[] = [
  ...officer,
  ...['float', 'sales', 'refunds', 'paidIn', 'takenOut', 'expected', 'counted', 'difference'].map(
    (name): ReportColumn => ({ name, kind: 'money', width: MONEY_WIDTH }),
  ),
  { name: 'reason', kind: 'text', width: 40 },
];

const cells = ({
  provider,
  taken,
  takenSen,
  returned,
  returnedSen,
}: DayFigures['methods'][number]): SheetCell[] => [
  paymentProviderTable[provider].method,
  taken,
  amountOf(takenSen),
  returned,
  amountOf(returnedSen),
  amountOf(takenSen - returnedSen),
];

/** The takings of a day by method, officer and drawer: as closed, or the current ones. @throws AppError `too-many-exports` */
export async function dayWorkbook(
  deps: Deps,
  date: LocalDate,
  language: Language,
): Promise<{ sheet: ExportedSheet; name: string }> {
  const t = textsIn(language);
  const sheet = await exportSheet(deps, async snapshot => {
    const { operatorName: creator } = await loadSettings(snapshot.db);
    const { now, closed, drawers } = await readDay(snapshot.db, date);
    const { methods, officers, rounding } = closed?.figures ?? now;
    const lines = [...methods.map(cells), ...roundingLine(rounding, t('reports:takings.rounding'))];
    const head = { language, creator, createdAt: deps.clock.now() };
    const further = (
      name: 'officers' | 'drawers',
      columns: readonly ReportColumn[],
      rows: SheetCell[][],
    ) => ({
      sheet: { ...reportSheet('takings', columns, head), name: t(`reports:takings.${name}`) },
      batches: inWords(oneBatch(rows), columns, language),
    });
    return {
      sheet: reportSheet('takings', [method, ...counts], head),
      rows: lines.length,
      batches: inWords(oneBatch(lines), [method, ...counts], language),
      further: [
        further(
          'officers',
          [...officer, method, ...counts],
          officers.map(line => [line.officer, line.counter, ...cells(line)]),
        ),
        further(
          'drawers',
          ofDrawers,
          drawers.map(({ countedSen, expectedSen, ...drawer }) => [
            drawer.officer.name,
            drawer.counter,
            ...[
              drawer.floatSen,
              drawer.salesSen,
              drawer.refundsSen,
              drawer.inSen,
              drawer.outSen,
              expectedSen,
            ].map(sen => amountOf(sen)),
            countedSen === null ? null : amountOf(countedSen),
            countedSen === null ? null : amountOf(countedSen - expectedSen),
            drawer.reason,
          ]),
        ),
      ],
    };
  });
  return { sheet, name: t('reports:takings.file', { date }) };
}

/** The rounding has its own line beside the exact amounts of the methods; none if nothing was rounded. */
function roundingLine(rounding: DayFigures['rounding'], name: string): SheetCell[][] {
  const { takenSen = 0, returnedSen = 0 } = rounding ?? {};
  if (takenSen === 0 && returnedSen === 0) return [];
  return [[name, null, amountOf(takenSen), null, amountOf(returnedSen), amountOf(takenSen - returnedSen)]];
}

async function* oneBatch(rows: SheetCell[][]): AsyncGenerator<SheetCell[][]> {
  yield rows;
}
