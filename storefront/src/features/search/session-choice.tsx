import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './session-choice.module.css';

const choices = [
  { value: '', icon: null },
  { value: 'daytime', icon: 'sun' },
  { value: 'nighttime', icon: 'moon' },
] as const;

/** The choice of session: daytime, nighttime or either. */
export function SessionChoice({
  value,
  onChange,
}: {
  value: Session | '';
  onChange: (session: Session | '') => void;
}) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('search.session')}</legend>
      <div className={styles.options}>
        {choices.map(choice => (
          <label key={choice.value} className={styles.option} data-session={choice.value || 'any'}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.icon && <Icon name={choice.icon} size={18} />}
            {t(`session.${choice.value || 'any'}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
