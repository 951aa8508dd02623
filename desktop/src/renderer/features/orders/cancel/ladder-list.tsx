import type { LadderStep } from '@gangway/shared/contract/sales/quotes.ts';
import { ladderAhead } from '@gangway/shared/domain/money/cancellation.ts';
import { useTranslation } from 'react-i18next';
import { serverToday } from '../../../lib/server-time.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from '../fields/order.module.css';

/** The cancellation ladder from today on: the charges and until when each applies (R362). Compact, it fits beside a form. */
export function LadderList({
  ladder,
  compact = false,
}: {
  ladder: readonly LadderStep[];
  compact?: boolean;
}) {
  const { t } = useTranslation('orders');
  const { date, money } = useFormat();
  const ahead = ladderAhead(ladder, serverToday());
  const period = ({ until, noShow }: LadderStep) => {
    if (noShow) return t('order.noShow');
    if (until) return t('order.until', { date: date(until) });
    return t(ahead.length > 1 ? 'order.afterwards' : 'order.anyTime');
  };
  return (
    <section className={compact ? undefined : styles.section}>
      <h3>{t('order.ladder')}</h3>
      <ul className={compact ? styles.steps : styles.list}>
        {ahead.map(step => (
          <li key={step.from ?? ''}>
            <span>{period(step)}</span>
            <span className={styles.end}>
              {step.chargePercent === 0
                ? t('order.noCharge')
                : t('order.charge', { percent: step.chargePercent, charge: money(step.chargeSen) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
