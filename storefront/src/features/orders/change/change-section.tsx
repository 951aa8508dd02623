import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Later, laterCode, usePreloading } from '../../../lib/page/later-code.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';

const changing = laterCode('change', () => import('./change-steps.tsx'), ['passengers', 'payment']);

/** The button that changes a paid booking, and its dialog. */
export function ChangeSection({ order }: { order: OrderDetail }) {
  const { t } = useTranslation(['orders', 'site']);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  usePreloading(changing);
  return (
    <div>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {t('change.open')}
      </Button>
      <Dialog open={open} onClose={close} title={t('change.title')} closeLabel={t('site:close')}>
        <Later code={changing}>{({ ChangeSteps }) => <ChangeSteps order={order} onClose={close} />}</Later>
      </Dialog>
    </div>
  );
}
