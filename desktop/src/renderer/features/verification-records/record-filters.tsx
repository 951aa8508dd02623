import { boardingRefusals } from '@gangway/shared/contract/boarding.ts';
import {
  type BoardingChoices,
  boardingMethods,
  boardingOutcomes,
} from '@gangway/shared/contract/office/gate/boarding.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../lib/api/request.ts';
import { filterFields } from '../../lib/lists/filter-fields.ts';
import type { ListState } from '../../lib/lists/use-list-state.ts';
import { useFormat } from '../../lib/use-format.ts';
import { DateField } from '../../ui/dates/date-field.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FilterBar, FilterGroup } from '../../ui/layout/filter-bar.tsx';

/** All filters of the records, unset. */
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
  const { departure } = list.filters;
  const filter = filterFields(list);
  const choices = useQuery(choicesQuery(departure)).data;
  const choice = (name: Choosable) => filter.choice(name, t(`filter.${name}`), t(`filter.any.${name}`));
  const officers = choices?.officers ?? [];
  return (
    <FilterBar active={list.filtered} onReset={list.resetFilters}>
      <SearchField {...filter.search('name', t('filter.name'))} />
      <TextField {...filter.text('ticket', t('filter.ticket'))} spellCheck={false} />
      <DateField {...filter.day('departure', t('filter.departure'), { sailing: '' })} />
      <SelectField
        {...choice('sailing')}
        choices={(choices?.sailings ?? []).map(({ id, ship, session, departsAt }) => ({
          value: String(id),
          label: `${ship}, ${frame(`session.${session}`)} ${time(departsAt)}`,
        }))}
        disabled={departure === ''}
      />
      <FilterGroup>
        <DateField {...filter.day('from', t('filter.from'))} />
        <DateField {...filter.day('to', t('filter.to'))} />
      </FilterGroup>
      <SelectField
        {...choice('outcome')}
        choices={boardingOutcomes.map(value => ({ value, label: t(`outcome.${value}`) }))}
      />
      <SelectField
        {...choice('refusal')}
        choices={boardingRefusals.map(value => ({ value, label: t(`refusal.${value}`) }))}
      />
      <SelectField
        {...choice('method')}
        choices={boardingMethods.map(value => ({ value, label: t(`method.${value}`) }))}
      />
      <SelectField
        {...choice('effective')}
        choices={(['true', 'false'] as const).map(value => ({ value, label: t(`effective.${value}`) }))}
      />
      <SelectField
        {...choice('gate')}
        choices={(choices?.gates ?? []).map(gate => ({ value: gate, label: gate }))}
      />
      <SelectField
        {...choice('officer')}
        choices={officers.map(({ id, name, username }) => ({ value: id, label: name || username }))}
      />
    </FilterBar>
  );
}

/** Filter options: officers and gates with records, and the sailings of a day. */
const choicesQuery = (departure: string) =>
  queryOptions({
    queryKey: ['boarding', 'choices', departure],
    queryFn: ({ signal }) =>
      request<BoardingChoices>('GET', '/office/boarding/choices', { query: { departure }, signal }),
    placeholderData: keepPreviousData,
  });
