import { boardingRefusals } from '@gangway/shared/contract/boarding.ts';
import { boardingMethods, boardingOutcomes } from '@gangway/shared/contract/office/gate/boarding.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ListState } from '../../lib/lists/use-list-state.ts';
import { useFormat } from '../../lib/use-format.ts';
import { DateField } from '../../ui/dates/date-field.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { type Choice, SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FilterBar } from '../../ui/layout/filter-bar.tsx';
import { choicesQuery } from './requests/choices.ts';

/** Everything that the records can be narrowed down by, empty. */
export const noFilters = {
  name: '',
  ticket: '',
  departure: '',
  sailing: '',
  from: '',
  to: '',
  outcome: '',
  refusal: '',
  method: '',
  effective: '',
  gate: '',
  officer: '',
};

type Choosable = 'sailing' | 'outcome' | 'refusal' | 'method' | 'effective' | 'gate' | 'officer';

export function RecordFilters({ list }: { list: ListState<typeof noFilters> }) {
  const { t } = useTranslation('verification-records');
  const { t: frame } = useTranslation('frame');
  const { time } = useFormat();
  const { filters, setFilters } = list;
  const choices = useQuery(choicesQuery(filters.departure)).data;
  const day = (name: 'from' | 'to' | 'departure') => ({
    label: t(`filter.${name}`),
    hideLabel: true,
    placeholder: t(`filter.${name}`),
    value: filters[name] || null,
    onChange: (date: string | null) =>
      setFilters({ [name]: date ?? '', ...(name === 'departure' && { sailing: '' }) }),
  });
  const one = (name: Choosable, of: Choice[]) => ({
    label: t(`filter.${name}`),
    hideLabel: true,
    empty: t(`filter.any.${name}`),
    value: filters[name],
    choices: of,
    onChange: (value: string) => setFilters({ [name]: value }),
  });
  const officers = choices?.officers ?? [];
  return (
    <FilterBar active={list.filtered} onReset={list.resetFilters}>
      <SearchField label={t('filter.name')} value={filters.name} onChange={name => setFilters({ name })} />
      <TextField
        label={t('filter.ticket')}
        hideLabel
        placeholder={t('filter.ticket')}
        value={filters.ticket}
        onChange={ticket => setFilters({ ticket })}
        spellCheck={false}
      />
      <DateField {...day('departure')} />
      <SelectField
        {...one(
          'sailing',
          (choices?.sailings ?? []).map(({ id, ship, session, departsAt }) => ({
            value: String(id),
            label: `${ship}, ${frame(`session.${session}`)} ${time(departsAt)}`,
          })),
        )}
        disabled={filters.departure === ''}
      />
      <DateField {...day('from')} />
      <DateField {...day('to')} />
      <SelectField
        {...one(
          'outcome',
          boardingOutcomes.map(value => ({ value, label: t(`outcome.${value}`) })),
        )}
      />
      <SelectField
        {...one(
          'refusal',
          boardingRefusals.map(value => ({ value, label: t(`refusal.${value}`) })),
        )}
      />
      <SelectField
        {...one(
          'method',
          boardingMethods.map(value => ({ value, label: t(`method.${value}`) })),
        )}
      />
      <SelectField
        {...one(
          'effective',
          (['true', 'false'] as const).map(value => ({ value, label: t(`effective.${value}`) })),
        )}
      />
      <SelectField
        {...one(
          'gate',
          (choices?.gates ?? []).map(gate => ({ value: gate, label: gate })),
        )}
      />
      <SelectField
        {...one(
          'officer',
          officers.map(({ id, name, username }) => ({ value: id, label: name || username })),
        )}
      />
    </FilterBar>
  );
}
