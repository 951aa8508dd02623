import { Button } from '@gangway/shared/ui/form/button.tsx';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { filterFields } from '../../lib/lists/filter-fields.ts';
import type { ListState } from '../../lib/lists/use-list-state.ts';
import { DateField } from '../../ui/dates/date-field.tsx';
import { MultiSelect } from '../../ui/fields/multi-select.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { FilterBar, FilterGroup } from '../../ui/layout/filter-bar.tsx';
import { levelsDown } from './customer/customer-look.tsx';
import { useCustomer } from './requests/read-customer.ts';

export const filters = { search: '', level: '', status: '', superior: '', from: '', to: '' };

export function CustomerFilters({ list }: { list: ListState<typeof filters> }) {
  const { t } = useTranslation('customers');
  const filter = filterFields(list);
  const { superior } = list.filters;
  const statuses = (['active', 'inactive'] as const).map(value => ({ value, label: t(`status.${value}`) }));
  return (
    <FilterBar active={list.filtered} onReset={list.resetFilters}>
      <SearchField {...filter.search('search', t('search'))} />
      <MultiSelect
        {...filter.several('level', t('fields.level'), t('filters.anyLevel'), levelsDown)}
        choices={levelsDown.map(value => ({ value, label: t(`level.${value}`) }))}
      />
      <SelectField
        {...filter.choice('status', t('fields.status'), t('filters.anyStatus'))}
        choices={statuses}
      />
      <FilterGroup>
        <DateField {...filter.day('from', t('filters.from'))} />
        <DateField {...filter.day('to', t('filters.to'))} />
      </FilterGroup>
      {superior && <BelowWhom id={superior} onClear={() => list.setFilters({ superior: '' })} />}
    </FilterBar>
  );
}

/** Names the agent whose sub-agents and customers are listed; pressing it removes this filter. */
function BelowWhom({ id, onClear }: { id: string; onClear: () => void }) {
  const { t } = useTranslation('customers');
  const { data } = useCustomer(id);
  return (
    <Button iconEnd={X} onClick={onClear}>
      {t('filters.below', { username: data?.username ?? '…' })}
    </Button>
  );
}
