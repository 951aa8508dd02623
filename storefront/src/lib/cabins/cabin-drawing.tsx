import type { RoomTypeProfile } from '@gangway/shared/contract/sailings.ts';
import styles from './cabin-drawing.module.css';

/** The beds by the label of the capacity, as [x, width], on a plan of 96 × 64. */
const beds: Record<number, readonly (readonly [x: number, width: number])[]> = {
  1: [[26, 30]],
  2: [
    [22, 16],
    [48, 16],
  ],
  3: [
    [22, 14],
    [40, 14],
    [58, 14],
  ],
};

/** A plan of a cabin from above: its beds, its window and its bathroom. The card's text says the same. */
export function CabinDrawing({ type }: { type: RoomTypeProfile }) {
  const hasBath = type.amenities.includes('toilet');
  return (
    <svg className={styles.plan} viewBox="0 0 96 64" width={96} height={64} aria-hidden="true">
      <rect className={styles.wall} x={2} y={2} width={92} height={60} rx={4} />
      {type.hasWindow && <rect className={styles.window} x={24} y={0} width={44} height={5} rx={2.5} />}
      {hasBath && (
        <>
          <path className={styles.wall} d="M76 62V40h18" />
          <circle className={styles.basin} cx={85} cy={51} r={4} />
        </>
      )}
      {(beds[type.capacityLabel] ?? []).map(([x, width]) => (
        <g key={x}>
          <rect className={styles.bed} x={x} y={10} width={width} height={34} rx={3} />
          <rect className={styles.pillow} x={x + 2} y={12} width={width - 4} height={8} rx={2} />
        </g>
      ))}
      <path className={styles.door} d="M8 62h12" />
    </svg>
  );
}
