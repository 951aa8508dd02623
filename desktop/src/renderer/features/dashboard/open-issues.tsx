import type { Dashboard } from '@gangway/shared/contract/office/system/dashboard.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/use-format.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { StatusBadge } from '../../ui/status/status-badge.tsx';
import styles from './dashboard.module.css';

interface Issue {
  name:
    | 'handOut'
    | 'refundFailed'
    | 'late'
    | 'twice'
    | 'mismatch'
    | 'failedPayments'
    | 'call'
    | 'choose'
    | 'mails'
    | 'jobs';
  count: number;
  /** The screen where it is handled, with the filter for exactly those that are counted. */
  path: string;
  query: Record<string, string>;
}

type OpenIssuesProps = Pick<
  Dashboard,
  'worklist' | 'conflicts' | 'failedPayments' | 'mailsAndJobs' | 'backup'
>;

function moneyIssues({ worklist, conflicts, failedPayments }: OpenIssuesProps): Issue[] {
  const issues: Issue[] = [];
  const path = paths.paymentRecord;
  if (worklist)
    issues.push({
      name: 'handOut',
      count: worklist['hand-out'],
      path: paths.worklist,
      query: { kind: 'hand-out' },
    });
  if (conflicts) {
    const { since: from, late, twice, mismatch, refundFailed } = conflicts;
    issues.push(
      { name: 'refundFailed', count: refundFailed, path, query: { attention: 'refund-failed' } },
      { name: 'late', count: late, path, query: { from, attention: 'late' } },
      { name: 'twice', count: twice, path, query: { from, attention: 'twice' } },
      { name: 'mismatch', count: mismatch, path, query: { from, attention: 'mismatch' } },
    );
  }
  if (worklist && !conflicts)
    issues.push({
      name: 'refundFailed',
      count: worklist['refund-failed'],
      path: paths.worklist,
      query: { kind: 'refund-failed' },
    });
  if (failedPayments) {
    const { count, since: from } = failedPayments;
    issues.push({ name: 'failedPayments', count, path, query: { from, status: 'failed' } });
  }
  return issues;
}

const guestIssues = ({ worklist }: OpenIssuesProps): Issue[] =>
  worklist
    ? (['call', 'choose'] as const).map(kind => ({
        name: kind,
        count: worklist[kind],
        path: paths.worklist,
        query: { kind },
      }))
    : [];

const systemIssues = ({ mailsAndJobs }: OpenIssuesProps): Issue[] =>
  mailsAndJobs
    ? (['mails', 'jobs'] as const).map(kind => ({
        name: kind,
        count: mailsAndJobs[kind],
        path: paths.mailsAndJobs,
        query: { kind, state: 'failed' },
      }))
    : [];

/** What needs attention: money, guests, and the system. Each line links to exactly those that it counts. */
export function OpenIssues(dashboard: OpenIssuesProps) {
  const { t } = useTranslation('dashboard');
  const { relativeTime } = useFormat();
  const { backup } = dashboard;
  const groups = [
    ['money', moneyIssues(dashboard)],
    ['guests', guestIssues(dashboard)],
    ['system', systemIssues(dashboard)],
  ] as const;
  // A user without the permissions for a group has none of its issues, not even with a count of 0.
  const shown = groups.filter(([, issues]) => issues.length > 0);
  if (shown.length === 0) return null;
  return (
    <section className={styles.issues} aria-label={t('issues.label')}>
      {shown.map(([group, issues]) => (
        <Panel key={group} title={t(`issues.groups.${group}`)} flush>
          {issues.every(({ count }) => count === 0) && (
            <p className={styles.settled}>{t(`issues.none.${group}`)}</p>
          )}
          <ul className={styles.list}>
            {issues.map(issue => issue.count > 0 && <IssueLine key={issue.name} issue={issue} />)}
          </ul>
          {group === 'system' && backup?.lastAt && !backup.late && (
            <p className={styles.settled}>{t('backup.last', { ago: relativeTime(backup.lastAt) })}</p>
          )}
        </Panel>
      ))}
    </section>
  );
}

function IssueLine({ issue: { name, count, path, query } }: { issue: Issue }) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormat();
  return (
    <li className={styles.issue}>
      <span className={styles.what}>
        <Link href={`${path}?${new URLSearchParams(query)}`}>{t(`issues.${name}`)}</Link>
        <span className={styles.quiet}>{t(`issues.detail.${name}`)}</span>
      </span>
      <StatusBadge tone="warn" label={number(count)} />
    </li>
  );
}
