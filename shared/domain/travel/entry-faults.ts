import { cleanLine, cleanLines } from '../../contract/base/typed-text.ts';
import { type EmailFault, emailFault } from '../../contract/entries/email.ts';
import { type NameFault, nameFault, printFault } from '../../contract/entries/names.ts';
import { definitionOf, type PassengerField, WEEKS } from '../../contract/entries/passenger-fields.ts';
import { type PhoneFault, phoneFault } from '../../contract/entries/phone.ts';
import { isLocalDate } from '../time/local-date.ts';

// Separate from the entries, which every page of the site loads with its cart: the tables of phone numbers are large.

/** What is wrong with an entry. All but `required` are keys of the texts in shared/i18n (`entry-rules`). */
export type EntryFault = 'required' | 'too_big' | 'week-range' | NameFault | PhoneFault | EmailFault;

/**
 * What is wrong with one entry, by the same rules as the API's schemas (contract/passengers.ts). `required`: it must not be
 * empty.
 */
export function faultOfEntry(field: PassengerField, text: string, required: boolean): EntryFault | null {
  const { kind, max, holds } = definitionOf(field);
  const typed = kind === 'lines' ? cleanLines(text) : cleanLine(text);
  if (typed === '') return required ? 'required' : null;
  if (max !== undefined && typed.length > max) return 'too_big';
  if (kind === 'phone') return phoneFault(typed);
  if (kind === 'email') return emailFault(typed);
  if (kind === 'date') return isLocalDate(typed) ? null : 'required';
  if (kind === 'week') {
    const week = Number(typed);
    return Number.isInteger(week) && week >= WEEKS.from && week <= WEEKS.to ? null : 'week-range';
  }
  if (holds === 'name') return nameFault(typed);
  return holds === 'printed' ? printFault(typed) : null;
}
