import type { OfficeVoucher } from '@gangway/shared/contract/office/orders/vouchers.ts';
import { voucherOrigins, voucherStates } from '@gangway/shared/contract/sales/vouchers.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filterFields } from '../../../lib/lists/filter-fields.ts';
import { useListState } from '../../../lib/lists/use-list-state.ts';
import { can } from '../../../lib/session.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { ListScreen } from '../../../ui/layout/list-screen.tsx';
import { EmptyState } from '../../../ui/status/state-panel.tsx';
import { StatusBadge } from '../../../ui/status/status-badge.tsx';
import { useVouchers } from '../requests/vouchers.ts';
import { SellVoucherDialog } from './sell-voucher-dialog.tsx';
import { VoucherDrawer } from './voucher-drawer.tsx';
import { voucherTone } from './voucher-tone.ts';

const filters = { search: '', state: '', origin: '' };

/** The vouchers, with the balance of each. */
export default function VouchersScreen() {
  const { t } = useTranslation('vouchers');
  const list = useListState({ filters, sort: 'created', descending: true });
  const filter = filterFields(list);
  const vouchers = useVouchers(list.query);
  const [open, setOpen] = useState<string | null>(null);
  const [selling, setSelling] = useState(false);
  return (
    <ListScreen
      title={t('title')}
      add={can('orders.sell') && { label: t('sell'), onClick: () => setSelling(true) }}
      list={list}
      filters={
        <>
          <SearchField {...filter.search('search', t('search'))} />
          <SelectField
            {...filter.choice('state', t('columns.state'), t('anyState'))}
            choices={voucherStates.map(value => ({ value, label: t(`states.${value}`) }))}
          />
          <SelectField
            {...filter.choice('origin', t('columns.origin'), t('anyOrigin'))}
            choices={voucherOrigins.map(value => ({ value, label: t(`origins.${value}`) }))}
          />
        </>
      }
    >
      <DataTable
        id="vouchers"
        label={t('title')}
        columns={useColumns()}
        result={vouchers}
        rowKey={voucher => voucher.id}
        list={list}
        onOpen={({ id }) => setOpen(id)}
        empty={<EmptyState title={list.filtered ? t('empty') : t('none')} />}
      />
      {open && <VoucherDrawer id={open} onClose={() => setOpen(null)} />}
      {selling && <SellVoucherDialog onClose={() => setSelling(false)} />}
    </ListScreen>
  );
}

function useColumns(): Column<OfficeVoucher>[] {
  const { t } = useTranslation('vouchers');
  const { money, instant, validUntil } = useFormat();
  return useMemo(
    () => [
      {
        id: 'holder',
        header: t('columns.holder'),
        cell: ({ holderName }) => holderName,
        sortable: true,
        fixed: true,
      },
      { id: 'ending', header: t('columns.ending'), cell: ({ ending }) => `…${ending}`, width: 110 },
      { id: 'origin', header: t('columns.origin'), cell: ({ origin }) => t(`origins.${origin}`), width: 150 },
      {
        id: 'state',
        key: true,
        header: t('columns.state'),
        cell: ({ state }) => <StatusBadge tone={voucherTone[state]} label={t(`states.${state}`)} />,
        width: 120,
      },
      {
        id: 'issued',
        header: t('columns.issued'),
        cell: ({ issuedSen }) => money(issuedSen),
        align: 'end',
        width: 130,
      },
      {
        id: 'balance',
        key: true,
        header: t('columns.balance'),
        cell: ({ balanceSen }) => money(balanceSen),
        align: 'end',
        sortable: true,
        width: 130,
      },
      {
        id: 'expires',
        key: true,
        header: t('columns.expires'),
        cell: ({ expiresAt }) => validUntil(expiresAt),
        sortable: true,
        width: 180,
      },
      {
        id: 'created',
        header: t('columns.created'),
        cell: ({ createdAt }) => instant(createdAt),
        sortable: true,
        width: 180,
      },
    ],
    [t, money, instant, validUntil],
  );
}
