import { type TicketType, ticketTypes } from '@gangway/shared/contract/base/vocabulary.ts';
import type { FareSet } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import { formatRinggit, parseRinggit, type Sen } from '@gangway/shared/domain/money/money.ts';

/** Fares in ringgit while they are typed: what cannot be read yet stands as it was typed. */
export type FareDraft = Readonly<Record<TicketType, string>>;

export const noFares: FareDraft = { adult: '', child: '', infant: '', senior: '' };

/** Fares as they are written in cells. */
export const draftOf = (fares: FareSet | null): FareDraft =>
  fares ? perType(type => writeFare(fares[type])) : noFares;

/** Whether two drafts say the same, however it is written. */
export const isSameDraft = (one: FareDraft, other: FareDraft): boolean =>
  ticketTypes.every(type => tidyFare(one[type]) === tidyFare(other[type]));

/** A fare as it is written once its cell is left; what is none stays as it was typed. */
export function tidyFare(text: string): string {
  const sen = parseRinggit(text);
  return sen === null ? text : writeFare(sen);
}

export const isUnreadable = (text: string): boolean => text.trim() !== '' && parseRinggit(text) === null;

/** The fares of a draft; null for an empty one, `partly` where one of them is missing or cannot be read. */
export function fareSetOf(draft: FareDraft): FareSet | null | 'partly' {
  if (ticketTypes.every(type => draft[type].trim() === '')) return null;
  const { adult, child, infant, senior } = perType(type => parseRinggit(draft[type]));
  if (adult === null || child === null || infant === null || senior === null) return 'partly';
  return { adult, child, infant, senior };
}

const writeFare = (sen: Sen): string => formatRinggit(sen, 'en').replace('RM ', '');

const perType = <Value>(of: (type: TicketType) => Value): Record<TicketType, Value> => ({
  adult: of('adult'),
  child: of('child'),
  infant: of('infant'),
  senior: of('senior'),
});
