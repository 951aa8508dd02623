import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import styles from './progress.module.css';

interface ProgressProps {
  label: string;
  value: number;
  /** The final value; null if unknown. */
  max: number | null;
  /** The progress in words: "12,400 of 100,000 rows". */
  detail?: string;
  onCancel?: () => void;
}

/** A progress bar with a cancel button. */
export function Progress({ label, value, max, detail, onCancel }: ProgressProps) {
  const { t } = useTranslation('frame');
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span>{label}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </div>
      <progress
        className={styles.bar}
        aria-label={label}
        value={max === null ? undefined : value}
        max={max ?? undefined}
      />
      {onCancel && (
        <Button size="small" onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
    </div>
  );
}
