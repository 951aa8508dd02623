import type { Dashboard } from '@gangway/shared/contract/office/system/dashboard.ts';
import { Banknote, CircleAlert, Clock, Copy, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/use-format.ts';
import type { Icon } from '../../ui/icon.tsx';
import { StatTile } from '../../ui/layout/stat-tile.tsx';
import styles from './dashboard.module.css';

interface Work {
  name: 'late' | 'twice' | 'mismatch' | 'refundFailed' | 'failedPayments';
  count: number;
  icon: Icon;
  query: Record<string, string>;
}

/** Payments that need attention; each number links to exactly the payments that it counts. */
export function OpenIssues({ conflicts, failedPayments }: Pick<Dashboard, 'conflicts' | 'failedPayments'>) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormat();
  const work: Work[] = [];
  if (conflicts) {
    const { since: from, late, twice, mismatch, refundFailed } = conflicts;
    work.push(
      { name: 'late', count: late, icon: Clock, query: { from, attention: 'late' } },
      { name: 'twice', count: twice, icon: Copy, query: { from, attention: 'twice' } },
      { name: 'mismatch', count: mismatch, icon: CircleAlert, query: { from, attention: 'mismatch' } },
      { name: 'refundFailed', count: refundFailed, icon: RotateCcw, query: { attention: 'refund-failed' } },
    );
  }
  if (failedPayments) {
    const query = { from: failedPayments.since, status: 'failed' };
    work.push({ name: 'failedPayments', count: failedPayments.count, icon: Banknote, query });
  }
  if (work.length === 0) return null;
  return (
    <section className={styles.tiles} aria-label={t('trouble.label')}>
      {work.map(({ name, count, icon, query }) => (
        <StatTile
          key={name}
          label={t(`trouble.${name}`)}
          value={number(count)}
          detail={t(`trouble.detail.${name}`)}
          icon={icon}
          tone={count > 0 ? 'warn' : 'neutral'}
          href={`${paths.paymentRecord}?${new URLSearchParams(query)}`}
        />
      ))}
    </section>
  );
}
