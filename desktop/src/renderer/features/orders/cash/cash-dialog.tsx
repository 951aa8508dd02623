import type { CashReceipt } from '@gangway/shared/contract/office/orders/counter.ts';
import type { OfficeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import { newKey } from '@gangway/shared/ui/browser/new-key.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import styles from '../fields/order.module.css';
import { takeCash } from '../requests/counter.ts';
import { CashTaken } from './cash-taken.tsx';
import { CashTill } from './cash-till.tsx';

/** Takes cash for an order that waits for payment. */
export function CashDialog({ order, onClose }: { order: OfficeOrderDetail; onClose: () => void }) {
  const { t } = useTranslation(['orders', 'frame']);
  const { money } = useFormat();
  const [dueSen] = useState(order.dueSen);
  const [tenderedSen, setTendered] = useState<number | null>(null);
  const [state, setState] = useState<{ busy?: boolean; failure?: string; receipt?: CashReceipt }>({});
  const key = useRef(newKey());
  const enough = tenderedSen !== null && tenderedSen >= dueSen;
  const take = async () => {
    if (!enough) return;
    setState({ busy: true });
    try {
      const receipt = await takeCash(order.number, { expectedDueSen: dueSen, tenderedSen }, key.current);
      setState({ receipt });
    } catch (error) {
      setState({ failure: (error as Error).message });
    }
  };
  if (state.receipt)
    return (
      <Dialog open onClose={onClose} size="small" title={t('cash.takenTitle')}>
        <CashTaken receipt={state.receipt} onDone={onClose} />
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={() => !state.busy && onClose()}
      size="small"
      title={t('cash.title', { number: order.number })}
      actions={
        <>
          <Button onClick={onClose} disabled={state.busy}>
            {t('frame:cancel')}
          </Button>
          <Button type="submit" form="take-cash" variant="primary" disabled={!enough} loading={state.busy}>
            {t('cash.action', { amount: money(dueSen) })}
          </Button>
        </>
      }
    >
      <form
        id="take-cash"
        className={styles.dialog}
        onSubmit={event => {
          event.preventDefault();
          void take();
        }}
      >
        <CashTill dueSen={dueSen} tenderedSen={tenderedSen} onTendered={setTendered} autoFocus />
        {state.failure && (
          <Notice live tone="bad">
            {state.failure}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
