import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import styles from './account-form.module.css';

type Field = 'password' | 'repeat';

interface NewPasswordFieldsProps {
  register: (field: Field) => UseFormRegisterReturn;
  problem: (field: Field) => string | undefined;
}

/** The fields for a new password and its repetition, with a note on the effect of changing it. */
export function NewPasswordFields({ register, problem }: NewPasswordFieldsProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <PasswordField
        label={t('newPassword')}
        hint={t('reset.passwordHint')}
        showLabel={t('showPassword')}
        autoComplete="new-password"
        error={problem('password')}
        {...register('password')}
      />
      <PasswordField
        label={t('repeat')}
        showLabel={t('showPassword')}
        autoComplete="new-password"
        error={problem('repeat')}
        {...register('repeat')}
      />
      <p className={styles.small}>{t('reset.ends')}</p>
    </>
  );
}
