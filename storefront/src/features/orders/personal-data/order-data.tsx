import { ERASED } from '@gangway/shared/contract/base/erased.ts';
import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../../../lib/orders/download-button.tsx';
import { Later, laterCode } from '../../../lib/page/later-code.tsx';
import { orderPersonalData } from '../../../lib/paths.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import styles from './order-data.module.css';

const erasing = laterCode('erase-order', () => import('./erase-order-form.tsx'));

/** Download and erasure of the personal data of one booking (PDPA), for guests without an account as well (R453). */
export function OrderData({ order, ended }: { order: OrderDetail; ended: boolean }) {
  const { t } = useTranslation(['orders', 'site']);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const erased = order.contact.name === ERASED;
  return (
    <>
      <div className={styles.data}>
        <p className="muted">
          {t(erased ? 'personalData.erased' : ended ? 'personalData.text' : 'personalData.textBefore')}
        </p>
        {!erased && (
          <div className={styles.choice}>
            <DownloadButton order={order.number} path={orderPersonalData(order.number)}>
              {t('personalData.download')}
            </DownloadButton>
            {ended && (
              <Button variant="quiet" onClick={() => setOpen(true)}>
                {t('personalData.erase')}
              </Button>
            )}
          </div>
        )}
      </div>
      <Dialog open={open} onClose={close} title={t('personalData.title')} closeLabel={t('site:close')}>
        <Later code={erasing}>
          {({ EraseOrderForm }) => <EraseOrderForm number={order.number} onClose={close} />}
        </Later>
      </Dialog>
    </>
  );
}
