import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CancelDialog } from './cancel-dialog.tsx';

export function CancelSection({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{t('cancel.open')}</Button>
      <CancelDialog order={order} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}
