import { useTranslation } from 'react-i18next';
import styles from './monitor.module.css';

const DECKS = [
  { windows: 20, from: 88, y: 92 },
  { windows: 17, from: 112, y: 66 },
  { windows: 13, from: 136, y: 40 },
];
const WINDOWS = DECKS.reduce((sum, deck) => sum + deck.windows, 0);
const GAP = 21;

interface FillingShipProps {
  boarded: number;
  booked: number;
}

/** A ship whose windows light up as passengers board, from the lowest deck to the highest. */
export function FillingShip({ boarded, booked }: FillingShipProps) {
  const { t } = useTranslation('monitor');
  const lit = booked === 0 ? 0 : Math.floor((boarded / booked) * WINDOWS);
  let window = 0;
  return (
    <div
      role="progressbar"
      aria-label={t('progress')}
      aria-valuemin={0}
      aria-valuemax={booked}
      aria-valuenow={boarded}
      aria-valuetext={t('onBoard', { boarded, booked })}
    >
      <svg className={styles.ship} viewBox="0 0 600 170" aria-hidden="true">
        <path
          className={styles.upperDecks}
          d="M70 108V78h26V52h26V26h284q22 0 30 26h32q20 0 28 26h24q16 0 20 30z"
        />
        <path className={styles.funnel} d="M196 26 204 2h44l8 24zM300 26l6-16h36l6 16z" />
        <path className={styles.hull} d="M24 108h552q-8 42-58 50H82q-42-4-58-50z" />
        {DECKS.map(({ windows, from, y }) =>
          Array.from({ length: windows }, (_, index) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of the windows is fixed
              key={`${y} ${index}`}
              className={window++ < lit ? styles.lit : styles.dark}
              cx={from + index * GAP}
              cy={y}
              r={6.5}
            />
          )),
        )}
      </svg>
    </div>
  );
}
