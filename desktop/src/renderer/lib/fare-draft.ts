import { type TicketType, ticketTypes } from '@gangway/shared/contract/base/vocabulary.ts';
import type { FareSet } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import { formatAmount, parseMoney, type Sen } from '@gangway/shared/domain/money/money.ts';

/** Fares while they are edited: text that is not yet valid is kept as typed. */
export type FareDraft = Readonly<Record<TicketType, string>>;

export const noFares: FareDraft = { adult: '', child: '', infant: '', senior: '' };

/** Fares as the text of their cells. */
export const draftOf = (fares: FareSet | null): FareDraft =>
  fares ? perType(type => writeFare(fares[type])) : noFares;

/** Whether two drafts mean the same fares, however they are written. */
export const isSameDraft = (one: FareDraft, other: FareDraft): boolean =>
  ticketTypes.every(type => tidyFare(one[type]) === tidyFare(other[type]));

/** Formats a fare when its cell loses the focus; text that is no fare stays as typed. */
export function tidyFare(text: string): string {
  const sen = parseMoney(text);
  return sen === null ? text : writeFare(sen);
}

export const isUnreadable = (text: string): boolean => text.trim() !== '' && parseMoney(text) === null;

/** The fares of a draft; null for an empty draft, `partly` if a fare is missing or invalid. */
export function fareSetOf(draft: FareDraft): FareSet | null | 'partly' {
  if (ticketTypes.every(type => draft[type].trim() === '')) return null;
  const { adult, child, infant, senior } = perType(type => parseMoney(draft[type]));
  if (adult === null || child === null || infant === null || senior === null) return 'partly';
  return { adult, child, infant, senior };
}

const writeFare = (sen: Sen): string => formatAmount(sen, 'en');

const perType = <Value>(of: (type: TicketType) => Value): Record<TicketType, Value> => ({
  adult: of('adult'),
  child: of('child'),
  infant: of('infant'),
  senior: of('senior'),
});
