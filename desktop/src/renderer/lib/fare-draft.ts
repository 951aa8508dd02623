import type { FareSet } from '@gangway/shared/contract/office/ports-and-routes.ts';
import type { TicketType } from '@gangway/shared/contract/vocabulary.ts';
import type { Sen } from '@gangway/shared/domain/money.ts';

/** Fares while they are typed: null where there is nothing, or nothing readable, yet. */
export type FareDraft = Readonly<Record<TicketType, Sen | null>>;

export const noFares: FareDraft = { adult: null, child: null, infant: null, senior: null };

/** The fares of a draft; null for an empty one, `partly` where some are there and some are not. */
export function fareSetOf({ adult, child, infant, senior }: FareDraft): FareSet | null | 'partly' {
  if (adult === null && child === null && infant === null && senior === null) return null;
  if (adult === null || child === null || infant === null || senior === null) return 'partly';
  return { adult, child, infant, senior };
}
