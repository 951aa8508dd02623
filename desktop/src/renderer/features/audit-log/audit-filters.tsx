import { useTranslation } from 'react-i18next';
import { filterFields } from '../../lib/lists/filter-fields.ts';
import type { ListState } from '../../lib/lists/use-list-state.ts';
import { DateField } from '../../ui/dates/date-field.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { FilterBar, FilterGroup } from '../../ui/layout/filter-bar.tsx';
import { useAuditWords } from './use-audit-words.ts';

export const filters = { username: '', entity: '', action: '', actor: '', from: '', to: '', entityId: '' };

const actions = ['state', 'created', 'updated', 'deleted'];

export function AuditFilters({ list }: { list: ListState<typeof filters> }) {
  const { t } = useTranslation('audit-log');
  const words = useAuditWords();
  const entities = Object.keys(t('entities', { returnObjects: true }));
  const filter = filterFields(list);
  const { action } = list.filters;
  const options = actions.includes(action) || !action ? actions : [...actions, action];
  return (
    <FilterBar active={list.filtered} onReset={list.resetFilters}>
      <SearchField {...filter.search('username', t('filters.username'))} />
      <SelectField
        {...filter.choice('entity', t('columns.entity'), t('filters.anyEntity'), { entityId: '' })}
        choices={entities.map(value => ({ value, label: words.entity(value) }))}
      />
      <SelectField
        {...filter.choice('action', t('columns.action'), t('filters.anyAction'))}
        choices={options.map(value => ({ value, label: words.action(value) }))}
      />
      <SelectField
        {...filter.choice('actor', t('columns.actor'), t('filters.anyActor'))}
        choices={(['staff', 'customer', 'guest', 'system'] as const).map(value => ({
          value,
          label: t(`actors.${value}`),
        }))}
      />
      <FilterGroup>
        <DateField {...filter.day('from', t('filters.from'))} />
        <DateField {...filter.day('to', t('filters.to'))} />
      </FilterGroup>
    </FilterBar>
  );
}
