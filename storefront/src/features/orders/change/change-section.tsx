import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeDialog } from './change-dialog.tsx';

export function ChangeSection({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {t('change.open')}
      </Button>
      <ChangeDialog order={order} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}
