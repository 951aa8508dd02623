import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Later, laterCode, usePreloading } from '../../../lib/page/later-code.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';

const canceling = laterCode('cancel', () => import('./cancel-choice.tsx'));

/** The button that cancels parts of a booking, and its dialog. */
export function CancelSection({ order }: { order: OrderDetail }) {
  const { t } = useTranslation(['orders', 'site']);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  usePreloading(canceling);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{t('cancel.open')}</Button>
      <Dialog open={open} onClose={close} title={t('cancel.title')} closeLabel={t('site:close')}>
        <Later code={canceling}>{({ CancelChoice }) => <CancelChoice order={order} onClose={close} />}</Later>
      </Dialog>
    </div>
  );
}
