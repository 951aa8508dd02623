import type { StatementLine } from '@gangway/shared/contract/people/agents.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LoadFailed, Loading } from '../../../lib/page/loading-parts.tsx';
import { AgentPager } from '../list/agent-pager.tsx';
import type { Period } from '../period/period.ts';
import { PeriodChoice } from '../period/period-choice.tsx';
import { useStatement } from '../requests/agent.ts';
import styles from './statement.module.css';
import { StatementDownloads } from './statement-downloads.tsx';

/** The entries of the balance, with the balance after each, of a period or all; with downloads of a period (R399). */
export function Statement() {
  const { t } = useTranslation('agent');
  const [page, setPage] = useState(1);
  const [period, setPeriod] = useState<Period | null>(null);
  const statement = useStatement(period, page);
  const change = (next: Period | null) => {
    setPeriod(next);
    setPage(1);
  };
  return (
    <section className={styles.statement} aria-labelledby="statement-heading">
      <h2 id="statement-heading">{t('statement.heading')}</h2>
      <PeriodChoice period={period} onChange={change} onAll={() => change(null)} />
      <StatementDownloads period={period} />
      {statement.isPending && <Loading heights={['12rem']} />}
      {statement.isError && <LoadFailed query={statement} title={t('statement.failed')} />}
      {statement.data?.total === 0 && (
        <Notice title={t(period ? 'statement.nonePeriod' : 'statement.none')} />
      )}
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

/** One entry of the statement: date, reason, amount, and the balance after it. */
function StatementEntry({ line }: { line: StatementLine }) {
  const { t } = useTranslation('agent');
  const { money, dateTime } = useFormat();
  const { at, kind, orderNumber, counterparty, reason, amountSen, balanceSen } = line;
  const direction = amountSen < 0 ? 'transferOut' : 'transferIn';
  const what =
    kind === 'transfer'
      ? t(`statement.${direction}`, { name: counterparty?.realName })
      : t(`statement.${kind}`, { number: orderNumber });
  return (
    <li className={styles.entry}>
      <p className={styles.what}>{what}</p>
      <p className={amountSen < 0 ? styles.out : styles.in}>
        {amountSen > 0 && '+'}
        {money(amountSen)}
      </p>
      {/* For orders the reason only repeats the line above. */}
      {reason !== '' && orderNumber === null && <p className={styles.reason}>{reason}</p>}
      <p className={styles.after}>
        <time dateTime={at}>{dateTime(at)}</time>
        <span>{t('statement.balance', { amount: money(balanceSen) })}</span>
      </p>
    </li>
  );
}
