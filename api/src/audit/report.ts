import type { Finding } from './audit.ts';
import type { Invariant } from './invariants/invariant.ts';

/** The result for one invariant: one line if it holds, otherwise one more per broken row. */
export function describeFindings({ code, says }: Invariant, findings: readonly Finding[]): string {
  if (findings.length === 0) return `${code}  holds   ${says}\n`;
  const rows = findings.map(({ check, entity, id, wrong }) => `    ${entity} ${id}: ${wrong} (${check})\n`);
  return `${code}  BROKEN  ${says}\n${rows.join('')}`;
}

/** The last line. */
export function describeOutcome(brokenRows: number, seconds: number): string {
  const outcome =
    brokenRows === 0 ? 'Every invariant holds' : `${brokenRows} broken ${brokenRows === 1 ? 'row' : 'rows'}`;
  return `${outcome}; checked in ${seconds.toFixed(1)} s.\n`;
}
