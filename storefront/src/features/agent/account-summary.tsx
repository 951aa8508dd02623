import type { AgentAccount } from '@gangway/shared/contract/people/agents.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Chip } from '../../ui/status/chip.tsx';
import styles from './account-summary.module.css';
import { SoldFigures } from './sold/sold-figures.tsx';

/** The available balance, and this month's sales. */
export function AccountSummary({ account }: { account: AgentAccount }) {
  const { t } = useTranslation('agent');
  const { money } = useFormat();
  const { level, balanceSen, creditSen, availableSen, superior, soldThisMonth } = account;
  return (
    <Card className={styles.account}>
      <p className={styles.level}>
        <Chip tone="info">{t(`level.${level}`)}</Chip>
        {superior && <span className="muted">{t('account.superior', { name: superior.realName })}</span>}
      </p>
      <dl className={styles.figures}>
        <Figure name={t('account.available')} className={styles.main}>
          {money(availableSen)}
        </Figure>
        <Figure name={t('account.balance')}>{money(balanceSen)}</Figure>
        {creditSen > 0 && <Figure name={t('account.credit')}>{money(creditSen)}</Figure>}
        <Figure name={t('account.soldThisMonth')}>
          <SoldFigures sold={soldThisMonth} />
        </Figure>
      </dl>
      <p className="muted">{t('account.text')}</p>
    </Card>
  );
}

function Figure({
  name,
  className,
  children,
}: {
  name: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={className ?? styles.figure}>{children}</dd>
    </div>
  );
}
