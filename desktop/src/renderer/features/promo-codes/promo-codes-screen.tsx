/*
 * Promo codes.
 */

import type { OfficePromo } from '@gangway/shared/contract/office/orders/promo-codes.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filterFields } from '../../lib/lists/filter-fields.ts';
import { useListState } from '../../lib/lists/use-list-state.ts';
import { useFormat } from '../../lib/use-format.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { ListScreen } from '../../ui/layout/list-screen.tsx';
import { EmptyState } from '../../ui/status/state-panel.tsx';
import { StatusBadge } from '../../ui/status/status-badge.tsx';
import { PromoDrawer } from './promo-drawer.tsx';
import { usePromos } from './requests/list-promos.ts';

const filters = { search: '', active: '' };

/** The promo codes, with how often each was used. */
export default function PromoCodesScreen() {
  const { t } = useTranslation('promo-codes');
  const list = useListState({ filters, sort: 'created', descending: true });
  const filter = filterFields(list);
  const promos = usePromos(list.query);
  const [open, setOpen] = useState<OfficePromo | 'new' | null>(null);
  return (
    <ListScreen
      title={t('title')}
      add={{ label: t('add'), onClick: () => setOpen('new') }}
      list={list}
      filters={
        <>
          <SearchField {...filter.search('search', t('search'))} />
          <SelectField
            {...filter.choice('active', t('columns.active'), t('anyState'))}
            choices={[
              { value: 'true', label: t('on') },
              { value: 'false', label: t('off') },
            ]}
          />
        </>
      }
    >
      <DataTable
        id="promo-codes"
        label={t('title')}
        columns={useColumns()}
        result={promos}
        rowKey={promo => String(promo.id)}
        list={list}
        onOpen={setOpen}
        empty={<EmptyState title={list.filtered ? t('empty') : t('none')} />}
      />
      {open && <PromoDrawer promo={open === 'new' ? undefined : open} onClose={() => setOpen(null)} />}
    </ListScreen>
  );
}

function useColumns(): Column<OfficePromo>[] {
  const { t } = useTranslation('promo-codes');
  const { money, number, plainDate } = useFormat();
  return useMemo(() => {
    const days = (from: string | null, until: string | null) => {
      if (from && until) return t('days.both', { from: plainDate(from), until: plainDate(until) });
      if (from) return t('days.from', { from: plainDate(from) });
      return until ? t('days.until', { until: plainDate(until) }) : t('days.any');
    };
    return [
      { id: 'code', header: t('columns.code'), cell: ({ code }) => code, sortable: true, fixed: true },
      {
        id: 'takes',
        key: true,
        header: t('columns.takes'),
        cell: ({ amountSen, percent }) => (percent === null ? money(amountSen ?? 0) : `${percent} %`),
        width: 120,
      },
      {
        id: 'booked',
        header: t('columns.booked'),
        cell: ({ bookedFrom, bookedUntil }) => days(bookedFrom, bookedUntil),
      },
      {
        id: 'sails',
        header: t('columns.sails'),
        cell: ({ sailsFrom, sailsUntil }) => days(sailsFrom, sailsUntil),
      },
      {
        id: 'uses',
        header: t('columns.uses'),
        cell: ({ uses, mostUses }) =>
          mostUses === null ? number(uses) : t('usesOf', { uses: number(uses), most: number(mostUses) }),
        align: 'end',
        sortable: true,
        width: 120,
      },
      {
        id: 'active',
        key: true,
        header: t('columns.active'),
        cell: ({ active }) => (
          <StatusBadge tone={active ? 'ok' : 'neutral'} label={t(active ? 'on' : 'off')} />
        ),
        width: 110,
      },
    ];
  }, [t, money, number, plainDate]);
}
