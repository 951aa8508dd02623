import type { CancelPreview } from '@gangway/shared/contract/sales/orders.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import styles from './cancel-cost.module.css';

/** What canceling keeps and what comes back, before anybody confirms. */
export function CancelCost({ preview, unpaid }: { preview: CancelPreview; unpaid: boolean }) {
  const { t } = useTranslation('orders');
  const { money } = useFormat();
  if (unpaid) return <p>{t('cancel.free')}</p>;
  return (
    <dl className={styles.cost} aria-live="polite">
      <div>
        <dt>{t('cancel.charge', { percent: preview.chargePercent })}</dt>
        <dd className="numbers">{money(preview.chargeSen)}</dd>
      </div>
      <div className={styles.refund}>
        <dt>{t('cancel.refund')}</dt>
        <dd className="numbers">{money(preview.refundSen)}</dd>
      </div>
    </dl>
  );
}
