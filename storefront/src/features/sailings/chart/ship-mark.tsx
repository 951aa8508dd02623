import styles from './route-chart.module.css';
import type { Sheet } from './sheet.ts';

/** The ship half-way along the course, with the bow towards the destination. */
export function ShipMark({ x, y, heading }: Sheet['ship']) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${(y + 4).toFixed(1)}) scale(${heading} 1)`}>
      <path className={styles.decks} d="M-15-6V-11H-11V-15H7L11-11H14L16-6z" />
      <path className={styles.funnel} d="M-7-15V-21H-1L0-15z" />
      <path className={styles.portholes} d="M-11-9H13" />
      <path className={styles.hull} d="M-20-6H22L15 3H-15Q-19 1-20-6z" />
      <path className={styles.bowWave} d="M-24 4q4 3 8 0q4 3 8 0q4 3 8 0q4 3 8 0q4 3 8 0q4 3 8 0" />
    </g>
  );
}
