import type { RawBuilder } from 'kysely';

/** A row that violates an invariant. */
export interface BrokenRow {
  /** Its table. */
  entity: string;
  /** Its primary key, as text. */
  id: string;
  /** What is wrong with it. */
  wrong: string;
}

/** One condition of an invariant, and the query that finds every row that violates it. */
export interface Check {
  name: string;
  broken: RawBuilder<BrokenRow>;
}

/** One of the invariants in docs/architecture.md. */
export interface Invariant {
  code: `I${number}`;
  /** What holds if no check finds anything. */
  says: string;
  checks: readonly Check[];
}
