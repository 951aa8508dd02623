import type { RawBuilder } from 'kysely';

/** A row at which an invariant does not hold. */
export interface BrokenRow {
  /** Its table. */
  entity: string;
  /** Its primary key, as text. */
  id: string;
  /** What is wrong with it, in words. */
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
  /** What holds when no check finds anything. */
  says: string;
  checks: readonly Check[];
}
