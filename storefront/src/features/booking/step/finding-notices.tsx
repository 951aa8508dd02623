import type { Finding } from '@gangway/shared/contract/sales/quotes.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import styles from './finding-notices.module.css';

/** The findings of the travel rules, beside the passenger they concern. */
export function FindingNotices({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <div className={styles.findings}>
      {findings.map(({ rule, severity, message }) => (
        <Notice key={rule} tone={severity === 'refusal' ? 'bad' : 'info'} live title={message} />
      ))}
    </div>
  );
}
