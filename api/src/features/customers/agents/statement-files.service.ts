import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { StatementLine } from '@gangway/shared/contract/people/agents.ts';
import { amountOf } from '@gangway/shared/domain/money/money.ts';
import type { CustomerCaller } from '../../../lib/caller.ts';
import { excelInstant, MONEY_WIDTH, type SheetCell, type SheetColumn } from '../../../lib/excel/columns.ts';
import { exportSheet } from '../../../lib/excel/export-sheet.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { createThread } from '../../../lib/process/thread.ts';
import { textsIn } from '../../../lib/texts.ts';
import { loadSettings } from '../../../operator/settings.service.ts';
import { readAgentNames, readStatement } from './agent-account.service.ts';
import type { Period } from './period.rules.ts';
import type { StatementFile } from './statement-document.view.ts';
import { entryOf } from './statement-entry.view.ts';

/** Far more than an agent's entries in a year. */
const ALL = { page: 1, size: 100_000 };

/** Ends the thread, which holds the fonts of four scripts, after this long without a request. */
const IDLE_MS = 60_000;

const drawing = createThread<StatementFile, Uint8Array>(new URL('./statement.worker.ts', import.meta.url), {
  idleMs: IDLE_MS,
});

/** The name of a statement's file, without its ending. */
export const statementName = ({ from, to }: Period): string => `statement-${from}-${to}`;

/** An agent's entries of a period, oldest first, in `language` as a stream of an Excel file. @throws AppError `too-many-exports` */
export async function statementSheet(
  deps: Deps,
  agent: CustomerCaller,
  period: Period,
  language: Language,
): Promise<ReadableStream<Uint8Array>> {
  const t = textsIn(language);
  const column = (name: string, kind: SheetColumn['kind'], width: number): SheetColumn => ({
    header: t(`reports:statement.column.${name}`),
    kind,
    width,
  });
  const { file } = await exportSheet(deps, async ({ db }) => {
    const lines = await linesOf({ ...deps, db }, agent, period);
    const { operatorName: creator } = await loadSettings(db);
    return {
      sheet: {
        name: t('reports:statement.title'),
        columns: [
          column('at', 'instant', 20),
          column('entry', 'text', 36),
          column('order', 'text', 14),
          column('reason', 'text', 36),
          column('amount', 'money', MONEY_WIDTH),
          column('balance', 'money', MONEY_WIDTH),
        ],
        creator,
        createdAt: deps.clock.now(),
      },
      rows: lines.length,
      batches: inOneBatch(
        lines.map(line => [
          excelInstant(new Date(line.at)),
          entryOf(line, language),
          line.orderNumber,
          line.reason,
          amountOf(line.amountSen),
          amountOf(line.balanceSen),
        ]),
      ),
    };
  });
  return file;
}

/** The same as a PDF, drawn in a separate thread. */
export async function statementPdf(
  deps: Deps,
  agent: CustomerCaller,
  { from, to, ...period }: Period,
  language: Language,
): Promise<Uint8Array> {
  const { operatorName: operator } = await loadSettings(deps.db);
  const lines = await linesOf(deps, agent, { from, to, ...period });
  const username = (await readAgentNames(deps.db, [agent.id])).get(agent.id)?.username ?? '';
  return drawing.ask({
    lines,
    language,
    operator,
    username,
    from,
    to,
    now: deps.clock.now(),
  });
}

async function linesOf(deps: Deps, agent: CustomerCaller, period: Period): Promise<StatementLine[]> {
  const { items } = await readStatement(deps, agent, { ...ALL, period });
  return items.toReversed();
}

async function* inOneBatch(rows: SheetCell[][]): AsyncGenerator<SheetCell[][]> {
  yield rows;
}
