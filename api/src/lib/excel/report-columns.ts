import type { Language } from '@gangway/shared/contract/vocabulary.ts';
import { OPERATOR_TIME_ZONE } from '@gangway/shared/domain/zoned-clock.ts';
import { type RawBuilder, sql } from 'kysely';
import { textsIn } from '../texts.ts';
import type { ColumnKind, SheetCell } from './columns.ts';
import type { Sheet } from './write-sheet.ts';

/** A column of a report: its cell in SQL, and for words of ours the set in shared/i18n (`reports`) that says them. */
export interface ReportColumn {
  name: string;
  kind: ColumnKind;
  width: number;
  cell: (language: Language) => RawBuilder<unknown>;
  words?: string;
}

/** Excel counts days; the clock is the operator's, as on every screen. */
export const days = (instant: string) => () =>
  sql`extract(epoch from ${sql.ref(instant)} at time zone ${sql.lit(OPERATOR_TIME_ZONE)})::float8 / 86400 + 25569`;
export const day = (date: string) => () => sql`${sql.ref(date)} - date '1899-12-30'`;
export const ringgit = (sen: string) => () => sql`${sql.ref(sen)}::float8 / 100`;
export const plain = (column: string) => () => sql.ref(column);

/** A row as one JSON array, which is read several times as fast as a column at a time. */
export const cellsOf = (columns: readonly ReportColumn[], language: Language) =>
  sql`json_build_array(${sql.join(columns.map(({ cell }) => cell(language)))})`;

/** The head of a report (`reports` of shared/i18n has its name, `sheet` and `column`) in the reader's language. */
export function reportSheet(
  report: string,
  columns: readonly ReportColumn[],
  { language, creator, createdAt }: { language: Language; creator: string; createdAt: Date },
): Sheet {
  const t = (key: string) => textsIn(language)(`reports:${report}.${key}`);
  return {
    name: t('sheet'),
    columns: columns.map(({ name, kind, width }) => ({ header: t(`column.${name}`), kind, width })),
    creator,
    createdAt,
  };
}

/** Words of ours (a status, a session) in the reader's language; a row is changed where it stands. */
export async function* inWords(
  batches: AsyncIterable<SheetCell[][]>,
  columns: readonly ReportColumn[],
  language: Language,
): AsyncGenerator<SheetCell[][]> {
  const t = textsIn(language);
  const spoken = columns.flatMap(({ words }, index) =>
    words ? [{ index, words: t(`reports:${words}`, { returnObjects: true }) as Record<string, string> }] : [],
  );
  for await (const rows of batches) {
    for (const row of rows)
      for (const { index, words } of spoken) row[index] = words[String(row[index])] ?? row[index] ?? null;
    yield rows;
  }
}
