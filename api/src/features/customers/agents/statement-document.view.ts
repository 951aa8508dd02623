import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { StatementLine } from '@gangway/shared/contract/people/agents.ts';
import { formatMoney } from '@gangway/shared/domain/money/money.ts';
import { writeDate, writeDateTime } from '@gangway/shared/i18n/dates.ts';
import { ink } from '../../../lib/documents/ink.ts';
import { MARGIN, PAGE, small, tablePdf } from '../../../lib/documents/table-document.ts';
import type { Typesetter } from '../../../lib/documents/typesetter.ts';
import { textsIn } from '../../../lib/texts.ts';
import { entryOf } from './statement-entry.view.ts';

/** The entries of a period, oldest first, and the data of the heading. `from` and `to` are local dates, inclusive. */
export interface StatementFile {
  lines: readonly StatementLine[];
  language: Language;
  operator: string;
  username: string;
  from: string;
  to: string;
  now: Date;
}

/** An agent's statement of a period as a PDF. */
export function statementDocument(file: StatementFile): Promise<Buffer> {
  const { lines, language, operator } = file;
  const t = textsIn(language);
  const column = (name: string, share: number) => ({ header: t(`reports:statement.column.${name}`), share });
  const sum = (name: string) => ({ ...column(name, 0), align: 'right' as const });
  return tablePdf({
    language,
    title: `${t('reports:statement.title')}, ${file.from} – ${file.to}`,
    operator,
    columns: [column('at', 1), column('entry', 3), column('reason', 3), sum('amount'), sum('balance')],
    rows: lines.map(line => [
      writeDateTime(new Date(line.at), language),
      entryOf(line, language),
      // For orders the reason only repeats the entry.
      line.orderNumber === null ? line.reason : '',
      formatMoney(line.amountSen, language),
      formatMoney(line.balanceSen, language),
    ]),
    drawHead: (type, page, pages) => drawHead(type, file, page, pages),
  });
}

function drawHead(type: Typesetter, file: StatementFile, page: number, pages: number): void {
  const { lines, language, operator, username, from, to, now } = file;
  const texts = textsIn(language);
  const t = (key: string, params: Record<string, string | number> = {}) =>
    texts(`reports:statement.${key}`, params);
  const [first] = lines;
  const last = lines.at(-1);
  const opening = first ? first.balanceSen - first.amountSen : 0;
  const right = PAGE[0] - MARGIN;
  type.line(t('title'), MARGIN, MARGIN + 16, { voice: 'display', size: 16, color: ink.abyss });
  type.line(
    `${username}  ·  ${writeDate(from, language)} – ${writeDate(to, language)}`,
    MARGIN,
    MARGIN + 34,
    { voice: 'strong', size: 10, color: ink.ink },
  );
  if (last)
    type.line(
      t('balances', {
        opening: formatMoney(opening, language),
        closing: formatMoney(last.balanceSen, language),
      }),
      MARGIN,
      MARGIN + 48,
      small,
    );
  else type.line(t('none'), MARGIN, MARGIN + 48, small);
  type.line(operator, right, MARGIN + 16, small, 'right');
  type.line(
    texts('reports:manifest.printed', { time: writeDateTime(now, language) }),
    right,
    MARGIN + 34,
    small,
    'right',
  );
  type.line(texts('reports:manifest.page', { page, pages }), right, PAGE[1] - MARGIN / 2, small, 'right');
}
