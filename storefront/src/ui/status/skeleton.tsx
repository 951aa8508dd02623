import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths; the shape of what will stand there. */
  width?: string;
  height?: string;
  round?: boolean;
}

/** A place held for what is loading. Silent: the region around it carries `aria-busy` and a label. */
export function Skeleton({ width = '100%', height = '1rem', round = false }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={`${styles.bone} ${round ? styles.round : ''}`}
      style={{ width, height }}
    />
  );
}

/** Lines of text to come, the last one shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  const widths = Array.from({ length: lines }, (_, line) => (line === lines - 1 ? 62 : 100 - (line % 2) * 8));
  return (
    <span className={styles.text} aria-hidden="true">
      {widths.map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
        <Skeleton key={line} width={`${width}%`} />
      ))}
    </span>
  );
}
