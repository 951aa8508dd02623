import { conflictStatuses } from '@gangway/shared/contract/base/vocabulary.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ListState } from '../../lib/lists/use-list-state.ts';
import { useFormat } from '../../lib/use-format.ts';
import { DateField } from '../../ui/dates/date-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { FilterBar } from '../../ui/layout/filter-bar.tsx';
import { sailingsOfDayQuery } from './requests/conflicts.ts';

/** The inbox opens with what is still to be looked at. */
export const filters = { state: 'open', departure: '', sailing: '' };

export function ConflictFilters({ list }: { list: ListState<typeof filters> }) {
  const { t } = useTranslation('boarding-conflicts');
  const { t: frame } = useTranslation('frame');
  const { time } = useFormat();
  const { state, departure, sailing } = list.filters;
  const sailings = useQuery(sailingsOfDayQuery(departure)).data ?? [];
  return (
    <FilterBar active={list.filtered} onReset={list.resetFilters}>
      <SelectField
        label={t('filter.state')}
        hideLabel
        value={state}
        empty={t('filter.allStates')}
        choices={conflictStatuses.map(value => ({ value, label: t(`state.${value}`) }))}
        onChange={value => list.setFilters({ state: value })}
      />
      <DateField
        label={t('filter.departure')}
        hideLabel
        placeholder={t('filter.departure')}
        value={departure || null}
        onChange={date => list.setFilters({ departure: date ?? '', sailing: '' })}
      />
      <SelectField
        label={t('filter.sailing')}
        hideLabel
        value={sailing}
        empty={t('filter.anySailing')}
        disabled={departure === ''}
        choices={sailings.map(({ id, ship, session, departsAt }) => ({
          value: String(id),
          label: `${ship}, ${frame(`session.${session}`)} ${time(departsAt)}`,
        }))}
        onChange={value => list.setFilters({ sailing: value })}
      />
    </FilterBar>
  );
}
