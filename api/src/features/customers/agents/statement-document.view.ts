import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { StatementLine } from '@gangway/shared/contract/people/agents.ts';
import { formatMoney } from '@gangway/shared/domain/money/money.ts';
import { writeDate, writeDateTime } from '@gangway/shared/i18n/dates.ts';
import { tablePdf } from '../../../lib/documents/table-document.ts';
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
  const { lines, language, operator, username, from, to, now } = file;
  const texts = textsIn(language);
  const t = (key: string, params: Record<string, string | number> = {}) =>
    texts(`reports:statement.${key}`, params);
  const column = (name: string, share: number) => ({ header: t(`column.${name}`), share });
  const sum = (name: string) => ({ ...column(name, 0), align: 'right' as const });
  return tablePdf({
    language,
    title: `${t('title')}, ${from} – ${to}`,
    operator,
    head: {
      heading: t('title'),
      about: [
        `${username}  ·  ${writeDate(from, language)} – ${writeDate(to, language)}`,
        texts('reports:manifest.printed', { time: writeDateTime(now, language) }),
      ],
      sums: [balancesOf(lines, language), ''],
      numberOf: (page, pages) => texts('reports:manifest.page', { page, pages }),
    },
    columns: [column('at', 1), column('entry', 3), column('reason', 3), sum('amount'), sum('balance')],
    rows: lines.map(line => [
      writeDateTime(new Date(line.at), language),
      entryOf(line, language),
      // For orders the reason only repeats the entry.
      line.orderNumber === null ? line.reason : '',
      formatMoney(line.amountSen, language),
      formatMoney(line.balanceSen, language),
    ]),
  });
}

function balancesOf(lines: readonly StatementLine[], language: Language): string {
  const t = textsIn(language);
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last) return t('reports:statement.none');
  return t('reports:statement.balances', {
    opening: formatMoney(first.balanceSen - first.amountSen, language),
    closing: formatMoney(last.balanceSen, language),
  });
}
