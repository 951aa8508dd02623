import type { DepartureBoard } from '@gangway/shared/contract/office/gate/gate.ts';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { can } from '../../lib/session.ts';
import { useFormat } from '../../lib/use-format.ts';
import { StatTile } from '../../ui/layout/stat-tile.tsx';
import styles from './board.module.css';
import { unsentOf } from './unsent.ts';

/** The numbers that somebody signs for, and by how much they may still be wrong. */
export function Counts({ board }: { board: DepartureBoard }) {
  const { t } = useTranslation('departure-board');
  const { number } = useFormat();
  const { sailing, sold, boarded, missing, openConflicts } = board;
  const unsent = unsentOf(board);
  const inbox = openConflicts > 0 && can('boarding.override');
  return (
    <section className={styles.counts} aria-label={t('count.label')}>
      <StatTile label={t('count.sold')} value={number(sold)} />
      <StatTile
        label={t('count.boarded')}
        value={
          <>
            {number(boarded)}
            {unsent > 0 && <span className={styles.unsent}> {t('count.unsent', { count: unsent })}</span>}
          </>
        }
        detail={unsent > 0 ? t('count.unsentDetail', { count: unsent }) : t('count.allSent')}
      />
      <StatTile
        label={t('count.missing')}
        value={number(missing.length)}
        tone={missing.length > 0 ? 'warn' : 'ok'}
      />
      <StatTile
        label={t('count.conflicts')}
        value={number(openConflicts)}
        tone={openConflicts > 0 ? 'bad' : 'neutral'}
        detail={t(openConflicts === 0 ? 'count.noConflicts' : inbox ? 'count.resolve' : 'count.supervisor')}
        href={inbox ? `${paths.boardingConflict}?sailing=${sailing.id}` : undefined}
      />
    </section>
  );
}
