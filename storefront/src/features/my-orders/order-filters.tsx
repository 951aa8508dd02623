import { Button } from '@gangway/shared/ui/form/button.tsx';
import { SelectField } from '@gangway/shared/ui/form/select-field.tsx';
import { TextField } from '@gangway/shared/ui/form/text-field.tsx';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToggleChip } from '../../ui/status/chip.tsx';
import styles from './order-filters.module.css';
import { type OrdersFilter, orderStatuses, sortings } from './requests/orders-filter.ts';

interface OrderFiltersProps {
  filter: OrdersFilter;
  onChange: (part: Partial<OrdersFilter>) => void;
}

export function OrderFilters({ filter, onChange }: OrderFiltersProps) {
  const { t } = useTranslation(['my-orders', 'orders']);
  const [search, setSearch] = useState(filter.search);
  // The address may change while the field is shown, by the browser's back button.
  useEffect(() => setSearch(filter.search), [filter.search]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ search: search.trim() });
  };
  return (
    <section className={styles.filters} aria-label={t('filter.label')}>
      <fieldset className={styles.chips}>
        <legend className="visually-hidden">{t('filter.status')}</legend>
        <ToggleChip pressed={filter.status === ''} onChange={() => onChange({ status: '' })}>
          {t('filter.all')}
        </ToggleChip>
        {orderStatuses.map(status => (
          <ToggleChip
            key={status}
            pressed={filter.status === status}
            onChange={pressed => onChange({ status: pressed ? status : '' })}
          >
            {t(`orders:status.${status}`)}
          </ToggleChip>
        ))}
      </fieldset>
      {/* biome-ignore lint/a11y/useSemanticElements: older supported browsers do not know <search> */}
      <form role="search" className={styles.search} onSubmit={submit}>
        <TextField
          className={styles.field}
          type="search"
          icon="search"
          label={t('filter.search')}
          hideLabel
          placeholder={t('filter.searchHint')}
          maxLength={80}
          value={search}
          onChange={event => {
            setSearch(event.target.value);
            // An emptied field, by its ✕ or by hand, takes effect without a button.
            if (event.target.value === '') onChange({ search: '' });
          }}
        />
        <Button type="submit">{t('filter.find')}</Button>
        <SelectField
          label={t('filter.sort')}
          hideLabel
          options={sortings.map(value => ({ value, label: t(`filter.by.${value}`) }))}
          value={filter.sort}
          onChange={event =>
            onChange({ sort: sortings.find(sort => sort === event.target.value) ?? 'created' })
          }
        />
      </form>
    </section>
  );
}
