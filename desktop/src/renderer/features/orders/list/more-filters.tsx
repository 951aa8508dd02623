import { orderChannels, paymentMethods, qrStatuses } from '@gangway/shared/contract/base/vocabulary.ts';
import { countryOptions } from '@gangway/shared/i18n/countries.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListState } from '../../../lib/lists/use-list-state.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { Drawer } from '../../../ui/dialogs/dialog.tsx';
import { MultiSelect } from '../../../ui/fields/multi-select.tsx';
import { MoneyField } from '../../../ui/fields/number-field.tsx';
import { type Choice, SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { OrderFilterName, OrderFilterValues } from './filters.ts';
import styles from './list.module.css';

interface MoreFiltersProps {
  list: ListState<OrderFilterValues>;
  onClose: () => void;
}

const ranges = ['created', 'updated', 'canceled', 'refunded'] as const;
const amounts = ['due', 'paid'] as const;
const columnOf = {
  created: 'created',
  updated: 'updated',
  canceled: 'canceledAt',
  refunded: 'refundedAt',
} as const;

/** Filters for every field of an order; they are applied only on submission. */
export function MoreFilters({ list, onClose }: MoreFiltersProps) {
  const { t } = useTranslation(['orders', 'frame']);
  const { language } = useFormat();
  const [draft, setDraft] = useState(list.filters);
  const put = (name: OrderFilterName, value: string) => setDraft(before => ({ ...before, [name]: value }));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    list.setFilters(draft);
    onClose();
  };
  const typed = (name: 'number' | 'reference' | 'account' | 'customer' | 'room') => (
    <TextField label={t(`columns.${name}`)} value={draft[name]} onChange={value => put(name, value)} />
  );
  const several = (name: 'channel' | 'paymentMethod', choices: readonly Choice[], empty: string) => (
    <MultiSelect
      label={t(`columns.${name}`)}
      empty={empty}
      choices={choices}
      value={draft[name].split(',').filter(Boolean)}
      onChange={chosen => put(name, chosen.join(','))}
    />
  );
  const choice = (name: 'qrStatus' | 'nationality', choices: readonly Choice[], empty: string) => (
    <SelectField
      label={t(`columns.${name}`)}
      empty={empty}
      choices={choices}
      value={draft[name]}
      onChange={value => put(name, value)}
    />
  );
  const day = (name: OrderFilterName, label: string) => (
    <DateField label={label} value={draft[name] || null} onChange={value => put(name, value ?? '')} />
  );
  const sen = (name: OrderFilterName, label: string) => (
    <MoneyField
      label={label}
      value={draft[name] === '' ? null : Number(draft[name])}
      onChange={value => put(name, value === null ? '' : String(value))}
    />
  );
  const range = (what: string) => ({ from: t('filters.from', { what }), to: t('filters.to', { what }) });
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('filters.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('frame:cancel')}</Button>
          <Button variant="primary" type="submit" form="order-filters">
            {t('filters.apply')}
          </Button>
        </>
      }
    >
      <form id="order-filters" className={styles.filters} onSubmit={apply}>
        {typed('number')}
        {typed('reference')}
        {typed('customer')}
        {typed('account')}
        {choice('nationality', countryOptions(language), t('filters.anyCountry'))}
        {typed('room')}
        {amounts.flatMap(name => [
          <div key={`${name}From`} className={styles.first}>
            {sen(`${name}From`, t('filters.atLeast', { what: t(`columns.${name}`) }))}
          </div>,
          <div key={`${name}To`}>
            {sen(`${name}To`, t('filters.atMost', { what: t(`columns.${name}`) }))}
          </div>,
        ])}
        {several(
          'paymentMethod',
          paymentMethods.map(value => ({ value, label: t(`paymentMethod.${value}`) })),
          t('filters.anyMethod'),
        )}
        {several(
          'channel',
          orderChannels.map(value => ({ value, label: t(`channel.${value}`) })),
          t('filters.anyChannel'),
        )}
        {choice(
          'qrStatus',
          qrStatuses.map(value => ({ value, label: t(`qrStatus.${value}`) })),
          t('filters.anyQr'),
        )}
        {ranges.flatMap(name => [
          <div key={`${name}From`} className={styles.first}>
            {day(`${name}From`, range(t(`columns.${columnOf[name]}`)).from)}
          </div>,
          <div key={`${name}To`}>{day(`${name}To`, range(t(`columns.${columnOf[name]}`)).to)}</div>,
        ])}
      </form>
    </Drawer>
  );
}
