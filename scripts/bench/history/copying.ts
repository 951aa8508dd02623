import type { RawBuilder } from 'kysely';

/** The same row has the same id within a season, whatever refers to it. */
type CopiedId = (id: RawBuilder<unknown>) => RawBuilder<string>;

/** What is needed to copy the rows of a season. */
export interface Copying {
  id: CopiedId;
  /** How long ago the season was. */
  ago: RawBuilder<unknown>;
  year: number;
  /** Whether the API has erased the document numbers of a sailing `s`. */
  isErased: RawBuilder<boolean>;
}
