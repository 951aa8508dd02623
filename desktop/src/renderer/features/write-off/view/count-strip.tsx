import { useTranslation } from 'react-i18next';
import type { GateState } from '../../../../bridge-gate.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './gate-view.module.css';

/** The counts in one line, large. */
export function CountStrip({ count }: { count: NonNullable<GateState['count']> }) {
  const { t } = useTranslation('write-off');
  const { number } = useFormat();
  const { expected, boarded, boardedHere } = count;
  const missing = Math.max(0, expected - boarded);
  return (
    <dl className={styles.counts} aria-label={t('count.label')}>
      <div>
        <dt>{t('count.boarded')}</dt>
        <dd>{number(boarded)}</dd>
        <dd className={styles.here}>{t('count.here', { count: boardedHere })}</dd>
      </div>
      <div>
        <dt>{t('count.expected')}</dt>
        <dd>{number(expected)}</dd>
      </div>
      <div>
        <dt>{t('count.missing')}</dt>
        <dd>{number(missing)}</dd>
      </div>
    </dl>
  );
}
