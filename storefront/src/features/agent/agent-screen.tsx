/*
 * An agent's balance, statement, sales, referral link and subagents.
 */

import { failureOf } from '@gangway/shared/contract/base/api-error.ts';
import { Button, ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Failed, NothingFound } from '../../lib/art/moments.tsx';
import { today } from '../../lib/format/dates.ts';
import { Loading } from '../../lib/page/loading-parts.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { useAgentAccount } from '../../lib/requests/agent-account.ts';
import { AccountSummary } from './account-summary.tsx';
import styles from './agent-screen.module.css';
import { type Period, periodNamed } from './period/period.ts';
import { PeriodChoice } from './period/period-choice.tsx';
import { ReferralCard } from './referral/referral-card.tsx';
import { SoldOrders } from './sold/sold-orders.tsx';
import { Statement } from './statement/statement.tsx';
import { Subagents } from './subagents/subagents.tsx';

/** An agent's balance, statement and sales, and their sub-agents. */
export default function AgentScreen() {
  const { t } = useTranslation(['agent', 'site']);
  const account = useAgentAccount();
  const [period, setPeriod] = useState<Period>(() => periodNamed('thisMonth', today()));
  usePageTitle(t('title'));
  if (account.isError) return <NoAccount error={account.error} onRetry={() => account.refetch()} />;
  return (
    <div className={`${styles.screen} wrap`}>
      <h1>{t('heading')}</h1>
      {account.data ? <AccountSummary account={account.data} /> : <Loading heights={['12rem']} />}
      <ReferralCard />
      <section className={styles.section} aria-labelledby="sales-heading">
        <h2 id="sales-heading">{t('sales.heading')}</h2>
        <PeriodChoice period={period} onChange={setPeriod} />
        <Subagents period={period} availableSen={account.data?.availableSen ?? null} />
        <SoldOrders key={`${period.from} ${period.to}`} period={period} />
      </section>
      <Statement />
    </div>
  );
}

function NoAccount({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation(['agent', 'site']);
  return (
    <div className="wrap">
      {failureOf(error) === 'agents-only' ? (
        <NothingFound
          headingLevel={1}
          title={t('notAgent')}
          text={error.message}
          actions={
            <Link href={paths.home} asChild>
              <ButtonLink variant="primary">{t('site:failure.toHome')}</ButtonLink>
            </Link>
          }
        />
      ) : (
        <Failed
          headingLevel={1}
          title={t('site:failure.title')}
          text={error.message}
          actions={
            <Button variant="primary" onClick={onRetry}>
              {t('site:tryAgain')}
            </Button>
          }
        />
      )}
    </div>
  );
}
