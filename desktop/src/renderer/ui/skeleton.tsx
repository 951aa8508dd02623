import styles from './skeleton.module.css';

/** Stands where text or a number will be. `width` in `ch`. Whoever shows it says that something is loading. */
export function Skeleton({ width = 12 }: { width?: number }) {
  return <span className={styles.skeleton} style={{ width: `${width}ch` }} aria-hidden />;
}
