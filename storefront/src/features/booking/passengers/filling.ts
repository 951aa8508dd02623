import { type DocumentEntries, entriesOfMyKad } from '@gangway/shared/domain/travel/document-entries.ts';
import type { PassengerEntry } from '@gangway/shared/domain/travel/passenger-entry.ts';
import type { UseFormReturn } from 'react-hook-form';
import { today } from '../../../lib/format/dates.ts';
import type { PassengersForm } from './passengers-form.ts';

type EntryPath = `passengers.${number}.${keyof PassengerEntry & string}`;

/** Fills in entries that follow from others (R385). Created once for a form. */
export interface Filling {
  /** The entry with this path has changed. */
  changed(path: string | undefined): void;
  /** Takes over what a document says, also in place of earlier entries. */
  takeOver(index: number, entries: DocumentEntries): void;
}

/**
 * An identity card's number gives birth date, gender and nationality; the nationality gives the passport's issuing country; the
 * first passenger's nationality is everyone's. An entry that was typed or chosen stays as it is; one that was filled in follows a
 * correction of its source.
 */
export function createFilling(form: UseFormReturn<PassengersForm>): Filling {
  const filledIn = new Map<EntryPath, string>();

  function fill(index: number, entries: Partial<PassengerEntry>, { always = false } = {}): void {
    for (const [field, value] of Object.entries(entries)) {
      const path = `passengers.${index}.${field as keyof PassengerEntry}` as const;
      const present = form.getValues(path);
      const isOpen = present === '' || present === filledIn.get(path);
      if (!value || value === present || !(always || isOpen)) continue;
      filledIn.set(path, value);
      form.setValue(path, value);
      form.clearErrors(path);
    }
  }

  function followNumber(index: number): void {
    const { idType, idNumber, ticketType, nationality } = form.getValues(`passengers.${index}`);
    if (idType !== 'idCard' || (nationality !== '' && nationality !== 'MY')) return;
    fill(index, entriesOfMyKad(idNumber, { ticketType, today: today() }) ?? {});
  }

  function followNationality(index: number): void {
    const { nationality } = form.getValues(`passengers.${index}`);
    fill(index, { issuingCountry: nationality });
    if (index > 0) return;
    const { length } = form.getValues('passengers');
    for (let other = 1; other < length; other++) fill(other, { nationality });
  }

  return {
    changed(path) {
      const [, index, field] = /^passengers\.(\d+)\.(\w+)$/.exec(path ?? '') ?? [];
      if (field === 'idNumber' || field === 'idType') followNumber(Number(index));
      if (field === 'nationality') followNationality(Number(index));
    },
    takeOver: (index, entries) => fill(index, entries, { always: true }),
  };
}
