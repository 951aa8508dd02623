import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leave } from '../../../lib/page/leave-guard.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Tabs } from '../../../ui/actions/tabs.tsx';
import { Drawer } from '../../../ui/dialogs/dialog.tsx';
import { SkeletonLines } from '../../../ui/status/skeleton.tsx';
import { ErrorState } from '../../../ui/status/state-panel.tsx';
import { nameOf } from '../customer/customer-look.tsx';
import { useCustomer } from '../requests/read-customer.ts';
import { CustomerActions } from './customer-actions.tsx';
import { CustomerDetails } from './customer-details.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { CustomerTree } from './customer-tree.tsx';
import styles from './record.module.css';
import { Sales } from './sales.tsx';
import { Statement } from './statement.tsx';

/** A customer's record beside the list: personal data, position in the agent tree, balance and orders. */
export function CustomerDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('customers');
  const { dateTime } = useFormat();
  const [side, setSide] = useState<'details' | 'tree' | 'sales' | 'statement'>('details');
  const { data: customer, error, refetch } = useCustomer(id);
  return (
    <Drawer open size="wide" onClose={onClose} title={customer ? nameOf(customer) : t('title')}>
      {error && !customer && <ErrorState error={error} onRetry={refetch} />}
      {!customer && !error && <SkeletonLines />}
      {customer && (
        <div className={styles.record}>
          <CustomerFacts customer={customer} />
          {customer.passwordLinkUntil && (
            <Notice tone="info">{t('linkSent', { until: dateTime(customer.passwordLinkUntil) })}</Notice>
          )}
          <CustomerActions customer={customer} />
          <Tabs
            label={t('sides.label')}
            value={side}
            onChange={next => leave(() => setSide(next))}
            tabs={[
              {
                value: 'details',
                label: t('sides.details'),
                content: <CustomerDetails customer={customer} />,
              },
              { value: 'tree', label: t('sides.tree'), content: <CustomerTree customer={customer} /> },
              { value: 'sales', label: t('sides.sales'), content: <Sales customer={customer} /> },
              { value: 'statement', label: t('sides.statement'), content: <Statement customer={customer} /> },
            ]}
          />
        </div>
      )}
    </Drawer>
  );
}
