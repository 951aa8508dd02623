import type { StatementLine } from '@gangway/shared/contract/people/agents.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import styles from './statement.module.css';

/** One entry of the statement: date, reason, amount, and the balance after it. */
export function StatementEntry({ line }: { line: StatementLine }) {
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
