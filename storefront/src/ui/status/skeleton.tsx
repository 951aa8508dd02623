import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths of the expected content. */
  width?: string;
  height?: string;
  round?: boolean;
}

/** A placeholder for loading content. Silent for screen readers: the region around it has `aria-busy` and a label. */
export function Skeleton({ width = '100%', height = '1rem', round = false }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={`${styles.bone} ${round ? styles.round : ''}`}
      style={{ width, height }}
    />
  );
}

/** Placeholder for lines of text, the last one shorter. */
export function SkeletonText({ lines }: { lines: number }) {
  const widths = Array.from({ length: lines }, (_, line) => (line === lines - 1 ? 62 : 100 - (line % 2) * 8));
  return (
    <span className={styles.text} aria-hidden="true">
      {widths.map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the lines is fixed
        <Skeleton key={line} width={`${width}%`} />
      ))}
    </span>
  );
}
