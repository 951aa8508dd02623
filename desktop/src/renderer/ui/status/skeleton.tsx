import { useTranslation } from 'react-i18next';
import styles from './skeleton.module.css';

/**
 * Placeholder for text or a number. `width` in `ch`. It is silent for screen readers: its user must announce the loading.
 */
export function Skeleton({ width = 12 }: { width?: number }) {
  return <span className={styles.skeleton} style={{ width: `${width}ch` }} aria-hidden />;
}

/** Placeholder for a record, a list or a form; announces the loading to screen readers. */
export function SkeletonLines({ lines = 8 }: { lines?: number }) {
  const { t } = useTranslation('frame');
  return (
    <div className={styles.lines} role="status" aria-label={t('loading')}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholder lines have no id
        <Skeleton key={line} width={24 + ((line * 17) % 29)} />
      ))}
    </div>
  );
}
