import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import styles from './reason.module.css';

/** The contract's limit. */
const LONGEST_REASON = 300;

interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
  /** Frequent reasons: one press instead of typing with gloves. */
  common: readonly string[];
}

/** The reason: one of the frequent ones, or typed. */
export function ReasonField({ value, onChange, common }: ReasonFieldProps) {
  const { t } = useTranslation('write-off');
  return (
    <div className={styles.reason}>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that fill in the field below are no fields themselves */}
      <div role="group" aria-label={t('reason.quick')} className={styles.common}>
        {common.map(reason => (
          <Button key={reason} aria-pressed={reason === value} onClick={() => onChange(reason)}>
            {reason}
          </Button>
        ))}
      </div>
      <TextArea
        label={t('reason.label')}
        value={value}
        onChange={onChange}
        maxLength={LONGEST_REASON}
        rows={2}
      />
    </div>
  );
}
