import type { RawBuilder } from 'kysely';

/** The same row has the same id in the same season, whoever refers to it. */
export type CopiedId = (id: RawBuilder<unknown>) => RawBuilder<string>;

/** What is needed to copy the rows of one season. */
export interface Copying {
  id: CopiedId;
  /** How far back the season lies. */
  ago: RawBuilder<unknown>;
  year: number;
}
