import type { LadderStep } from '@gangway/shared/contract/sales/quotes.ts';
import { ladderAhead } from '@gangway/shared/domain/money/cancellation.ts';
import { useTranslation } from 'react-i18next';
import { today } from '../format/dates.ts';
import { useFormat } from '../format/use-format.ts';
import styles from './refund-ladder.module.css';

/**
 * The cancellation ladder with dates and amounts, from today on. The step that applies
 * today is marked.
 */
export function RefundLadder({ steps }: { steps: readonly LadderStep[] }) {
  const { t } = useTranslation();
  const { date, money } = useFormat();
  const now = today();
  const ahead = ladderAhead(steps, now);
  const applies = ({ from }: LadderStep) => from === null || from <= now;
  const whenOf = ({ from, until, noShow }: LadderStep) => {
    if (noShow) return t('ladder.noShow');
    if (until !== null) return t('ladder.until', { date: date(until) });
    return from === null ? t('ladder.always') : t('ladder.from', { date: date(from) });
  };
  if (ahead.every(({ refundSen }) => refundSen === 0)) return <p>{t('ladder.nothingBack')}</p>;
  return (
    <table className={styles.ladder}>
      <caption className="visually-hidden">{t('ladder.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('ladder.when')}</th>
          <th scope="col">{t('ladder.refund')}</th>
          <th scope="col">{t('ladder.charge')}</th>
        </tr>
      </thead>
      <tbody>
        {ahead.map(step => (
          <tr
            key={step.from ?? ''}
            className={applies(step) ? styles.now : undefined}
            aria-current={applies(step) || undefined}
          >
            <th scope="row">
              {whenOf(step)} {applies(step) && <span className={styles.mark}>{t('ladder.now')}</span>}
            </th>
            <td>{money(step.refundSen)}</td>
            <td>
              {money(step.chargeSen)}{' '}
              <span className={styles.percent}>{t('ladder.percent', { percent: step.chargePercent })}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
