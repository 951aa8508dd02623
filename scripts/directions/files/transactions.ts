import type { Finding } from './finding.ts';
import { callsOf } from './syntax.ts';

const OPENS = { function: new Set(['inTransaction', 'answerOnce']), method: new Set(['transaction']) };

/** Services and jobs, and the code that creates, answers within and audits transactions. */
const ALLOWED = /\.(service|job)\.ts$|\.test\.ts$|^api\/src\/(lib\/(database|http)|audit)\//;

/** Transactions opened outside services and jobs: one layer owns them, so that none is opened within another. */
export function transactionsOutsideServices(file: string, source: string): Finding[] {
  if (!file.startsWith('api/src/') || ALLOWED.test(file)) return [];
  const opening = callsOf(file, source).find(
    ({ kind, name }) => kind !== 'template' && OPENS[kind].has(name),
  );
  if (!opening) return [];
  const message = `${opening.name}: transactions are opened by a .service.ts or a .job.ts`;
  return [{ file, line: opening.line, message }];
}
