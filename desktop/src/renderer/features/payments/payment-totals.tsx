import type { PaymentTotals as Totals } from '@gangway/shared/contract/office/orders/payments.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import { StatTile } from '../../ui/layout/stat-tile.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import styles from './payments.module.css';

interface PaymentTotalsProps {
  totals: Totals | undefined;
  /** The filtered days, empty without a bound. */
  days: { from: string; to: string };
}

/** Totals of all filtered payments, not only of the current page, and the days that they include. */
export function PaymentTotals({ totals, days: { from, to } }: PaymentTotalsProps) {
  const { t } = useTranslation('payments');
  const { money, plainDate } = useFormat();
  const days = { from: from && plainDate(from), to: to && plainDate(to) };
  const kind = from ? (to ? 'both' : 'from') : to ? 'to' : 'all';
  const shown = (sen: number | undefined) => (sen === undefined ? <Skeleton /> : money(sen));
  return (
    <section className={styles.totals} aria-label={t('totals.label')}>
      <p className={styles.days}>{t('totals.of', { days: t(`totals.days.${kind}`, days) })}</p>
      <StatTile label={t('totals.received')} value={shown(totals?.receivedSen)} />
      <StatTile label={t('totals.refunded')} value={shown(totals?.refundedSen)} />
      <StatTile label={t('totals.net')} value={shown(totals?.netSen)} />
    </section>
  );
}
