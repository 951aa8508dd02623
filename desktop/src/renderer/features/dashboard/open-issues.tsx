import type { Dashboard } from '@gangway/shared/contract/office/system/dashboard.ts';
import { Banknote, CircleAlert, Clock, Copy, ListTodo, MailX, RotateCcw, ServerCrash } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/use-format.ts';
import type { Icon } from '../../ui/icon.tsx';
import { StatTile } from '../../ui/layout/stat-tile.tsx';
import styles from './dashboard.module.css';

interface Work {
  name: 'worklist' | 'late' | 'twice' | 'mismatch' | 'refundFailed' | 'failedPayments' | 'mails' | 'jobs';
  count: number;
  icon: Icon;
  /** The screen where it is handled. */
  path: string;
  query: Record<string, string>;
}

type OpenIssuesProps = Pick<Dashboard, 'worklist' | 'conflicts' | 'failedPayments' | 'mailsAndJobs'>;

/** Tasks and payments that need attention; each number links to exactly those that it counts. */
export function OpenIssues({ worklist, conflicts, failedPayments, mailsAndJobs }: OpenIssuesProps) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormat();
  const work: Work[] = [];
  if (worklist !== null)
    work.push({ name: 'worklist', count: worklist, icon: ListTodo, path: paths.worklist, query: {} });
  const path = paths.paymentRecord;
  if (conflicts) {
    const { since: from, late, twice, mismatch, refundFailed } = conflicts;
    work.push(
      { name: 'late', count: late, icon: Clock, path, query: { from, attention: 'late' } },
      { name: 'twice', count: twice, icon: Copy, path, query: { from, attention: 'twice' } },
      { name: 'mismatch', count: mismatch, icon: CircleAlert, path, query: { from, attention: 'mismatch' } },
      {
        name: 'refundFailed',
        count: refundFailed,
        icon: RotateCcw,
        path,
        query: { attention: 'refund-failed' },
      },
    );
  }
  if (failedPayments) {
    const query = { from: failedPayments.since, status: 'failed' };
    work.push({ name: 'failedPayments', count: failedPayments.count, icon: Banknote, path, query });
  }
  if (mailsAndJobs)
    for (const [name, icon] of [
      ['mails', MailX],
      ['jobs', ServerCrash],
    ] as const)
      work.push({
        name,
        count: mailsAndJobs[name],
        icon,
        path: paths.mailsAndJobs,
        query: { kind: name, state: 'failed' },
      });
  if (work.length === 0) return null;
  return (
    <section className={styles.tiles} aria-label={t('trouble.label')}>
      {work.map(({ name, count, icon, path, query }) => (
        <StatTile
          key={name}
          label={t(`trouble.${name}`)}
          value={number(count)}
          detail={t(`trouble.detail.${name}`)}
          icon={icon}
          tone={count > 0 ? 'warn' : 'neutral'}
          href={[path, new URLSearchParams(query)].filter(String).join('?')}
        />
      ))}
    </section>
  );
}
