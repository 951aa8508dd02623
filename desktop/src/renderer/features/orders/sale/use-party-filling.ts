import { homeCountry } from '@gangway/shared/contract/entries/home-country.ts';
import type { LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { createFilling } from '@gangway/shared/domain/travel/filling.ts';
import { ticketTypeFor } from '@gangway/shared/domain/travel/ticket-type.ts';
import { useEffect, useMemo, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { serverToday } from '../../../lib/server-time.ts';
import type { SaleValues } from './sale-values.ts';

type EntryPath = `passengers.${number}.name`;

/**
 * Fills in what follows from the entries of a party at the desk (R427): birth date, gender and nationality from an identity card's
 * number, the issuing country from the nationality, and the ticket type from the age on the day of the sailing.
 *
 * @param sailingDate null until a sailing is chosen
 * @returns `typeChosen`, to be called when the clerk chooses a ticket type: it then stays
 */
export function usePartyFilling(
  form: UseFormReturn<SaleValues>,
  sailingDate: LocalDate | null,
  { typesChosen }: { typesChosen: boolean },
) {
  const chosen = useRef(new Set<number>());
  const filling = useMemo(() => {
    const isChosen = (index: number) => typesChosen || chosen.current.has(index);
    return createFilling(
      {
        count: () => form.getValues('passengers').length,
        get: index => form.getValues(`passengers.${index}`),
        ticketTypeOf: index => (isChosen(index) ? form.getValues(`passengers.${index}.ticketType`) : null),
        set(index, field, value) {
          const path = `passengers.${index}.${field}` as EntryPath;
          form.setValue(path, value, { shouldDirty: true });
          form.clearErrors(path);
        },
      },
      serverToday,
      { nationality: homeCountry() },
    );
  }, [form, typesChosen]);

  useEffect(() => {
    const followAge = (index: number) => {
      const { birthDate, ticketType } = form.getValues(`passengers.${index}`);
      if (!birthDate || !sailingDate || typesChosen || chosen.current.has(index)) return;
      const fitting = ticketTypeFor(birthDate, sailingDate);
      if (fitting !== ticketType) form.setValue(`passengers.${index}.ticketType`, fitting);
    };
    for (const index of form.getValues('passengers').keys()) followAge(index);
    const { unsubscribe } = form.watch((_values, { name }) => {
      filling.changed(name);
      const [, index] = /^passengers\.(\d+)\.birthDate$/.exec(name ?? '') ?? [];
      if (index !== undefined) followAge(Number(index));
    });
    return unsubscribe;
  }, [form, filling, typesChosen, sailingDate]);

  return {
    typeChosen: (index: number) => chosen.current.add(index),
    /** The passenger leaves the party: those after it move up. */
    removed(index: number): void {
      const later = [...chosen.current]
        .filter(one => one !== index)
        .map(one => (one > index ? one - 1 : one));
      chosen.current = new Set(later);
    },
  };
}
