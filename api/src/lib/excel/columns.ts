import { currency } from '@gangway/shared/domain/money/currency.ts';
import { formatDateTime } from '@gangway/shared/domain/time/display-time.ts';
import { daysBetween } from '@gangway/shared/domain/time/local-date.ts';

/** The kind of a column's cells, by which Excel sorts, sums and filters them. */
export type ColumnKind = 'text' | 'count' | 'money' | 'date' | 'instant';

/** `header` is the text of the first row; `width` is in characters; `words` translates coded values. */
export interface SheetColumn {
  header: string;
  kind: ColumnKind;
  width: number;
  words?: Readonly<Record<string, string>>;
}

/** The width of a column of amounts, in characters: a season's sum in ringgit. A wider amount is written smaller. */
export const MONEY_WIDTH = 18;

/** Dates and instants are days since 1899-12-30 on the reader's clock, money is in the operator's currency. */
export type SheetCell = string | number | null;

/**
 * The Excel format of a kind. Text has the format `@`, so that a name such as `=HYPERLINK(…)` stays text when the cell
 * is edited.
 */
export const numberFormatOf = (kind: ColumnKind): string =>
  kind === 'money' ? moneyFormat() : numberFormats[kind];

const moneyFormat = (): string => {
  const { symbol, digits } = currency();
  return `"${symbol}" #,##0${digits === 0 ? '' : `.${'0'.repeat(digits)}`}`;
};

const numberFormats: Record<Exclude<ColumnKind, 'money'>, string> = {
  text: '@',
  count: '0',
  date: 'yyyy-mm-dd',
  instant: 'yyyy-mm-dd hh:mm:ss',
};

const EPOCH = '1899-12-30';
const DAY_MS = 86_400_000;

/** A local date, `YYYY-MM-DD`, as a cell of the kind `date`. */
export const excelDate = (localDate: string): number => daysBetween(EPOCH, localDate);

/** An instant as a cell of the kind `instant`: on the operator's clock. */
export const excelInstant = (instant: Date): number =>
  Date.parse(`${formatDateTime(instant).replace(' ', 'T')}Z`) / DAY_MS + excelDate('1970-01-01');
