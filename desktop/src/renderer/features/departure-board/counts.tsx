import type { DepartureBoard } from '@gangway/shared/contract/office/gate/gate.ts';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { can } from '../../lib/session.ts';
import { useFormat } from '../../lib/use-format.ts';
import { StatTile } from '../../ui/layout/stat-tile.tsx';
import type { Tone } from '../../ui/status/tone.ts';
import styles from './board.module.css';
import type { Margin } from './margin/unsent.ts';
import { useMarginText } from './margin/use-margin-text.ts';

/** The numbers to sign, and by how much they may still be wrong. */
export function Counts({ board, margin }: { board: DepartureBoard; margin: Margin }) {
  const { t } = useTranslation('departure-board');
  const { number } = useFormat();
  const { sailing, sold, boarded, missing, openConflicts } = board;
  const marginText = useMarginText()(margin);
  const allSent = board.gates.length > 0 ? t('count.allSent') : t('gates.none');
  const inbox = openConflicts > 0 && can('boarding.override');
  return (
    <section className={styles.counts} aria-label={t('count.label')}>
      <StatTile label={t('count.sold')} value={number(sold)} />
      <StatTile
        label={t('count.boarded')}
        value={
          <>
            {number(boarded)}
            {marginText && <span className={styles.unsent}> {marginText.short}</span>}
          </>
        }
        detail={marginText?.long ?? allSent}
        tone={margin.silent > 0 ? 'bad' : 'neutral'}
      />
      <StatTile
        label={t(sailing.phase === 'before' ? 'count.expected' : 'count.missing')}
        value={number(missing.length)}
        tone={toneOfMissing(board)}
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

/** Before boarding, nobody is missing yet. */
function toneOfMissing({ sailing, missing }: DepartureBoard): Tone {
  if (missing.length === 0) return 'ok';
  return sailing.phase === 'before' ? 'neutral' : 'warn';
}
