/*
 * Customers and agents: list, record, balance, credit, level, superior agent and status.
 */

import { Button } from '@gangway/shared/ui/form/button.tsx';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useRoute } from 'wouter';
import { useListState } from '../../lib/lists/use-list-state.ts';
import { leave } from '../../lib/page/leave-guard.ts';
import { paths } from '../../lib/paths.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { EmptyState } from '../../ui/status/state-panel.tsx';
import { AddCustomerDrawer } from './add-customer-drawer.tsx';
import { customerPath } from './customer/customer-look.tsx';
import { CustomerFilters, filters } from './customer-filters.tsx';
import { CustomerDrawer } from './record/customer-drawer.tsx';
import { useCustomers } from './requests/list-customers.ts';
import { useCustomerColumns } from './use-customer-columns.tsx';

/** Customers and agents (R36). */
export default function CustomersScreen() {
  const { t } = useTranslation('customers');
  const [, navigate] = useLocation();
  const [, opened] = useRoute(`${paths.userInfoRecord}/:id`);
  const list = useListState({ filters, sort: 'registeredAt', descending: true });
  const customers = useCustomers(list.query);
  const [adding, setAdding] = useState(false);
  const close = () => navigate(paths.userInfoRecord + location.search);
  return (
    <Screen fill>
      <PageHeader
        title={t('title')}
        actions={
          <Button variant="primary" icon={UserPlus} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        }
      />
      <CustomerFilters list={list} />
      <DataTable
        id="customers"
        label={t('title')}
        columns={useCustomerColumns()}
        result={customers}
        rowKey={customer => customer.id}
        list={list}
        onOpen={customer => navigate(customerPath(customer.id) + location.search)}
        empty={<EmptyState title={list.filtered ? t('empty') : t('none')} />}
        rowTone={customer => ((customer.balanceSen ?? 0) < 0 ? 'warn' : undefined)}
      />
      {adding && <AddCustomerDrawer onClose={() => setAdding(false)} />}
      {opened && <CustomerDrawer key={opened.id} id={opened.id} onClose={() => leave(close)} />}
    </Screen>
  );
}
