import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import styles from './progress.module.css';

interface ProgressProps {
  label: string;
  value: number;
  /** Where it ends; null while nobody knows. */
  max: number | null;
  /** How far it is, in words: "12,400 of 100,000 rows". */
  detail?: string;
  onCancel?: () => void;
}

/** How far something is, and a way to stop it. */
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
