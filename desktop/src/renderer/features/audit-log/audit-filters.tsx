import { useTranslation } from 'react-i18next';
import type { ListState } from '../../lib/lists/use-list-state.ts';
import { DateField } from '../../ui/dates/date-field.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { FilterBar } from '../../ui/layout/filter-bar.tsx';
import { useAuditWords } from './use-audit-words.ts';

export const filters = { username: '', entity: '', action: '', actor: '', from: '', to: '', entityId: '' };

const actions = ['state', 'created', 'updated', 'deleted'];

export function AuditFilters({ list }: { list: ListState<typeof filters> }) {
  const { t } = useTranslation('audit-log');
  const words = useAuditWords();
  const entities = Object.keys(t('entities', { returnObjects: true }));
  const { username, entity, action, actor, from, to } = list.filters;
  const known = actions.includes(action) || !action ? actions : [...actions, action];
  return (
    <FilterBar active={list.filtered} onReset={list.resetFilters}>
      <SearchField
        label={t('filters.username')}
        value={username}
        onChange={value => list.setFilters({ username: value })}
      />
      <SelectField
        label={t('columns.entity')}
        hideLabel
        empty={t('filters.anyEntity')}
        choices={entities.map(value => ({ value, label: words.entity(value) }))}
        value={entity}
        onChange={value => list.setFilters({ entity: value, entityId: '' })}
      />
      <SelectField
        label={t('columns.action')}
        hideLabel
        empty={t('filters.anyAction')}
        choices={known.map(value => ({ value, label: words.action(value) }))}
        value={action}
        onChange={value => list.setFilters({ action: value })}
      />
      <SelectField
        label={t('columns.actor')}
        hideLabel
        empty={t('filters.anyActor')}
        choices={(['staff', 'customer', 'guest', 'system'] as const).map(value => ({
          value,
          label: t(`actors.${value}`),
        }))}
        value={actor}
        onChange={value => list.setFilters({ actor: value })}
      />
      <DateField
        label={t('filters.from')}
        hideLabel
        placeholder={t('filters.from')}
        value={from || null}
        onChange={day => list.setFilters({ from: day ?? '' })}
      />
      <DateField
        label={t('filters.to')}
        hideLabel
        placeholder={t('filters.to')}
        value={to || null}
        onChange={day => list.setFilters({ to: day ?? '' })}
      />
    </FilterBar>
  );
}
