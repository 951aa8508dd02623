import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import { textsIn } from '../texts.ts';
import type { ColumnKind, SheetCell } from './columns.ts';
import type { Sheet } from './write-sheet.ts';

/** A column of a report; coded values have a set of translations in shared/i18n (`reports`). */
export interface ReportColumn {
  name: string;
  kind: ColumnKind;
  width: number;
  words?: string;
}

/** The header of a report in the reader's language (`reports` of shared/i18n: name, `sheet` and `column`). */
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

/** Translates coded values (a status, a session) into the reader's language, changing the row in place. */
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
