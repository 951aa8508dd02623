import type { TicketType } from '../../contract/base/vocabulary.ts';
import type { LocalDate } from '../time/local-date.ts';
import { type DocumentEntries, entriesOfMyKad } from './document-entries.ts';
import type { PassengerEntry } from './passenger-entry.ts';

type EntryField = keyof PassengerEntry & string;

/** The passengers of a form, as the rules below read and write them. An empty entry is an empty text or null. */
export interface PassengerEntries {
  count(): number;
  get(index: number): { readonly [Field in EntryField]?: unknown };
  /** The ticket type that was chosen for a passenger; null if it was not chosen. */
  ticketTypeOf(index: number): TicketType | null;
  set(index: number, field: EntryField, value: string): void;
}

/** Fills in entries that follow from others (R385). Created once for a form. */
export interface Filling {
  /** The entry with this path, such as `passengers.0.idNumber`, has changed. */
  changed(path: string | undefined): void;
  /** Takes over what a document says, also in place of earlier entries. */
  takeOver(index: number, entries: DocumentEntries): void;
}

/**
 * An identity card's number gives birth date, gender and nationality; the nationality gives the passport's issuing country; the
 * first passenger's nationality is everyone's. An entry that was typed or chosen stays as it is; one that was filled in follows a
 * correction of its source.
 *
 * @param presets entries that the form itself begins with
 */
export function createFilling(
  entries: PassengerEntries,
  today: () => LocalDate,
  presets: DocumentEntries = {},
): Filling {
  const filledIn = new Map<string, string>();

  function fill(index: number, from: Partial<PassengerEntry>, { always = false } = {}): void {
    const present = entries.get(index);
    for (const [name, value] of Object.entries(from)) {
      const field = name as EntryField;
      const key = `${index}.${field}`;
      const own = present[field] ?? '';
      const isOpen =
        own === '' || own === filledIn.get(key) || own === presets[field as keyof DocumentEntries];
      if (!value || value === own || !(always || isOpen)) continue;
      filledIn.set(key, value);
      entries.set(index, field, value);
    }
  }

  function followNumber(index: number): void {
    const { idType, idNumber, nationality } = entries.get(index);
    if (idType !== 'idCard' || (nationality && nationality !== 'MY')) return;
    const card = entriesOfMyKad(String(idNumber ?? ''), {
      ticketType: entries.ticketTypeOf(index),
      today: today(),
    });
    fill(index, card ?? {});
  }

  function followNationality(index: number): void {
    const nationality = String(entries.get(index).nationality ?? '');
    fill(index, { issuingCountry: nationality });
    if (index > 0) return;
    for (let other = 1; other < entries.count(); other++) fill(other, { nationality });
  }

  return {
    changed(path) {
      const [, index, field] = /^passengers\.(\d+)\.(\w+)$/.exec(path ?? '') ?? [];
      if (field === 'idNumber' || field === 'idType') followNumber(Number(index));
      if (field === 'nationality') followNationality(Number(index));
    },
    takeOver: (index, from) => fill(index, from, { always: true }),
  };
}
