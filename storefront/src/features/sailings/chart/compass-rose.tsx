import { NORTH_DEGREES, type Point } from './projection.ts';
import styles from './route-chart.module.css';

/** North is not up on this chart, so a needle shows it. */
export function CompassRose({ x, y }: Point) {
  return (
    <g className={styles.compass} transform={`translate(${x} ${y})`}>
      <circle r="17" />
      <g transform={`rotate(${NORTH_DEGREES.toFixed(1)})`}>
        <path className={styles.needle} d="M0-13L4 0H-4z" />
        <path className={styles.tail} d="M0 13L4 0H-4z" />
      </g>
    </g>
  );
}
