import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed, Loading } from '../../../lib/page/loading-parts.tsx';
import { AgentPager } from '../list/agent-pager.tsx';
import { useStatement } from '../requests/statement.ts';
import styles from './statement.module.css';
import { StatementEntry } from './statement-entry.tsx';

/** The entries of the balance, with the balance after each. */
export function Statement() {
  const { t } = useTranslation('agent');
  const [page, setPage] = useState(1);
  const statement = useStatement(page);
  return (
    <section className={styles.statement} aria-labelledby="statement-heading">
      <h2 id="statement-heading">{t('statement.heading')}</h2>
      {statement.isPending && <Loading heights={['12rem']} />}
      {statement.isError && <LoadFailed query={statement} title={t('statement.failed')} />}
      {statement.data?.total === 0 && <Notice title={t('statement.none')} />}
      {statement.data && statement.data.total > 0 && (
        <>
          <ol className={styles.entries} aria-busy={statement.isPlaceholderData}>
            {statement.data.items.map(line => (
              <StatementEntry key={line.transferId} line={line} />
            ))}
          </ol>
          <AgentPager {...statement.data} onPage={setPage} />
        </>
      )}
    </section>
  );
}
