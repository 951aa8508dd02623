import { useTranslation } from 'react-i18next';
import type { GateState } from '../../../../bridge-gate.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { StatTile } from '../../../ui/layout/stat-tile.tsx';
import styles from './view.module.css';

/** How many are on board, expected and missing, and how many boarded at this gate. */
export function Counts({ count }: { count: NonNullable<GateState['count']> }) {
  const { t } = useTranslation('write-off');
  const { number } = useFormat();
  const { expected, boarded, boardedHere } = count;
  return (
    <section className={styles.counts} aria-label={t('count.label')}>
      <StatTile
        label={t('count.boarded')}
        value={number(boarded)}
        detail={t('count.here', { count: boardedHere })}
      />
      <StatTile label={t('count.expected')} value={number(expected)} />
      <StatTile label={t('count.missing')} value={number(Math.max(0, expected - boarded))} />
    </section>
  );
}
