/*
 * Payments and refunds: list, record, settlement.
 */

import type { OfficePaymentLine } from '@gangway/shared/contract/office/orders/payments.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearch } from 'wouter';
import { useListState } from '../../lib/lists/use-list-state.ts';
import { paths } from '../../lib/paths.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { toasts } from '../../ui/dialogs/toasts.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { EmptyState } from '../../ui/status/state-panel.tsx';
import { PaymentDrawer } from './payment-drawer.tsx';
import { noFilters, PaymentFilters } from './payment-filters.tsx';
import { attentionTone } from './payment-look.ts';
import { PaymentTotals } from './payment-totals.tsx';
import { downloadPayments, paymentsQuery } from './requests/payments.ts';
import { usePaymentColumns } from './use-payment-columns.tsx';

/** The payment records (R30): all payments and refunds. */
export default function PaymentsScreen() {
  const { t } = useTranslation('payments');
  const [, navigate] = useLocation();
  const search = useSearch();
  const open = useParams<{ '*'?: string }>()['*'];
  const list = useListState({ filters: noFilters, sort: 'created', descending: true });
  const result = useQuery(paymentsQuery(list.query));
  const { page: _page, size: _size, ...filtersAndOrder } = list.query;
  const saving = useMutation({
    mutationFn: () => downloadPayments(filtersAndOrder),
    onError: failure => toasts.show(failure.message, 'bad'),
  });
  const go = (id?: string) =>
    navigate(`${paths.paymentRecord}${id ? `/${id}` : ''}${search && `?${search}`}`);
  return (
    <Screen fill>
      <PageHeader
        title={t('title')}
        actions={
          <Button icon={FileSpreadsheet} loading={saving.isPending} onClick={() => saving.mutate()}>
            {t('export')}
          </Button>
        }
      />
      <PaymentFilters list={list} />
      {!(result.error && !result.data) && <PaymentTotals totals={result.data?.totals} days={list.filters} />}
      <DataTable
        id="payments"
        label={t('title')}
        columns={usePaymentColumns()}
        result={result}
        rowKey={({ id }) => id}
        list={list}
        onOpen={({ id }) => go(id)}
        rowTone={toneOf}
        empty={<EmptyState title={t(list.filtered ? 'noneFound' : 'none')} />}
      />
      {open && <PaymentDrawer id={open} onClose={() => go()} />}
    </Screen>
  );
}

function toneOf({ attention }: OfficePaymentLine): 'warn' | 'bad' | undefined {
  const tones = attention.map(name => attentionTone[name]);
  return tones.includes('bad') ? 'bad' : tones[0];
}
