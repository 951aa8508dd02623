import { NORTH_DEGREES, type Point } from './projection.ts';
import styles from './route-chart.module.css';

/** A needle shows north, because it is not up on this chart. */
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
