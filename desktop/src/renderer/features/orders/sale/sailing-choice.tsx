import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../../../lib/forms/use-office-form.ts';
import { serverToday } from '../../../lib/server-time.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useSailingsOnSale } from '../requests/sailings.ts';

interface SailingChoiceProps {
  binding: FieldBinding<string>;
  party: number;
}

/** A date, and its sailings with enough places for the party. Today by default, as walk-in customers mostly want. */
export function SailingChoice({ binding, party }: SailingChoiceProps) {
  const { t } = useTranslation(['orders', 'frame']);
  const { text, time, money } = useFormat();
  const [day, setDay] = useState<string | null>(serverToday());
  const sailings = useSailingsOnSale({ from: day ?? '', to: day ?? '', party, size: 50 }, day !== null);
  const choices = (sailings.data?.items ?? []).map(sailing => ({
    value: String(sailing.id),
    label: [
      time(sailing.departsAt),
      `${text(sailing.route.departure.name)} → ${text(sailing.route.destination.name)}`,
      sailing.ship.name,
      t(`frame:session.${sailing.session}`),
      money(sailing.fromSen),
      t('move.placesLeft', { count: sailing.placesLeft }),
    ].join(' · '),
  }));
  // While the new date is loading, the list of the previous date must not be used.
  const looking =
    binding.value === '' && sailings.isFetching && (!sailings.data || sailings.isPlaceholderData);
  const none = day !== null && !looking && sailings.data !== undefined && choices.length === 0;
  return (
    <>
      <DateField
        label={t('sale.date')}
        value={day}
        onChange={next => {
          setDay(next);
          binding.onChange('');
        }}
        error={none ? t('sale.noSailings') : undefined}
      />
      <SelectField
        {...binding}
        disabled={looking}
        empty={looking ? t('sale.loading') : t('fields.choose')}
        choices={choices}
      />
    </>
  );
}
