/*
 * Orders: list and record, sale at the counter, payment, cancellation, change, notes, manifest and vouchers.
 */

import type { OfficeOrderPage } from '@gangway/shared/contract/office/orders/orders.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FileSpreadsheet, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { request } from '../../lib/api/request.ts';
import { useListState } from '../../lib/lists/use-list-state.ts';
import { paths } from '../../lib/paths.ts';
import { takeOffer } from '../../lib/requests/offer-to-sell.ts';
import { can } from '../../lib/session.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { EmptyState } from '../../ui/status/state-panel.tsx';
import { BatchActions } from './list/batch-actions.tsx';
import { ExportDialog } from './list/export-dialog.tsx';
import { orderFilters } from './list/filters.ts';
import { OrderFilterBar } from './list/order-filter-bar.tsx';
import { useOrderColumns } from './list/use-order-columns.tsx';
import { OrderDrawer } from './order/order-drawer.tsx';
import { CounterSale } from './sale/counter-sale.tsx';

/** The orders, searched while the user types, with one of them open beside the list (`/ship/shipOrder/SC…`). */
export default function OrdersScreen() {
  const { t } = useTranslation('orders');
  const [path, navigate] = useLocation();
  const list = useListState({ filters: orderFilters, sort: 'created', descending: true });
  const orders = useOrders(list.query);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [offer] = useState(takeOffer);
  const [doing, setDoing] = useState<'sale' | 'export' | null>(offer ? 'sale' : null);
  const open = decodeURIComponent(path.slice(paths.shipOrder.length + 1));
  const show = (order: string | null) =>
    navigate(`${paths.shipOrder}${order ? `/${order}` : ''}${location.search}`);
  const sells = can('orders.sell');
  useShortcut('n', t('sell'), () => sells && setDoing('sale'));
  const { page: _page, after: _after, size: _size, ...filtersAndOrder } = list.query;
  return (
    <Screen fill>
      <PageHeader
        title={t('title')}
        actions={
          <>
            {can('reports.read') && (
              <Button icon={FileSpreadsheet} onClick={() => setDoing('export')}>
                {t('export.action')}
              </Button>
            )}
            {sells && (
              <Button variant="primary" icon={Plus} onClick={() => setDoing('sale')}>
                {t('sell')}
              </Button>
            )}
          </>
        }
      />
      <OrderFilterBar list={list} />
      <DataTable
        id="orders"
        label={t('title')}
        columns={useOrderColumns()}
        result={orders}
        rowKey={order => order.number}
        list={list}
        onOpen={order => show(order.number)}
        rowTone={order => (order.status === 'unpaid' ? 'warn' : undefined)}
        selection={{
          keys: selected,
          onChange: setSelected,
          actions: <BatchActions numbers={[...selected]} onDone={() => setSelected(new Set())} />,
        }}
        empty={<EmptyState title={t(list.filtered ? 'empty' : 'none')} />}
      />
      {open && <OrderDrawer key={open} number={open} onClose={() => show(null)} onShow={show} />}
      {doing === 'export' && (
        <ExportDialog query={filtersAndOrder} filtered={list.filtered} onClose={() => setDoing(null)} />
      )}
      {doing === 'sale' && (
        <CounterSale
          offer={offer}
          onClose={() => setDoing(null)}
          onShow={order => {
            setDoing(null);
            show(order);
          }}
        />
      )}
    </Screen>
  );
}

const useOrders = (query: object) =>
  useQuery({
    queryKey: ['orders', 'list', query],
    queryFn: ({ signal }) => request<OfficeOrderPage>('GET', '/office/orders', { query, signal }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });
