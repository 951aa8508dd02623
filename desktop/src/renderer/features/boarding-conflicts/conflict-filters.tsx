import { conflictStatuses } from '@gangway/shared/contract/base/vocabulary.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { filterFields } from '../../lib/lists/filter-fields.ts';
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
  const filter = filterFields(list);
  const { departure } = list.filters;
  const sailings = useQuery(sailingsOfDayQuery(departure)).data ?? [];
  return (
    <FilterBar active={list.filtered} onReset={list.resetFilters}>
      <SelectField
        {...filter.one('state', t('filter.state'), t('filter.allStates'))}
        choices={conflictStatuses.map(value => ({ value, label: t(`state.${value}`) }))}
      />
      <DateField {...filter.day('departure', t('filter.departure'), { sailing: '' })} />
      <SelectField
        {...filter.one('sailing', t('filter.sailing'), t('filter.anySailing'))}
        disabled={departure === ''}
        choices={sailings.map(({ id, ship, session, departsAt }) => ({
          value: String(id),
          label: `${ship}, ${frame(`session.${session}`)} ${time(departsAt)}`,
        }))}
      />
    </FilterBar>
  );
}
