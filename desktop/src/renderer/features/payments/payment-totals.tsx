import type { PaymentTotals as Totals } from '@gangway/shared/contract/office/orders/payments.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import { StatTile } from '../../ui/layout/stat-tile.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import styles from './payments.module.css';

/** Totals of all filtered payments, not only of the current page. */
export function PaymentTotals({ totals }: { totals: Totals | undefined }) {
  const { t } = useTranslation('payments');
  const { money } = useFormat();
  const shown = (sen: number | undefined) => (sen === undefined ? <Skeleton /> : money(sen));
  return (
    <section className={styles.totals} aria-label={t('totals.label')}>
      <StatTile label={t('totals.received')} value={shown(totals?.receivedSen)} />
      <StatTile label={t('totals.refunded')} value={shown(totals?.refundedSen)} />
      <StatTile label={t('totals.net')} value={shown(totals?.netSen)} />
    </section>
  );
}
