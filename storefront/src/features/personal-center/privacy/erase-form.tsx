import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Checkbox } from '@gangway/shared/ui/form/checkbox.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { broken } from '../../../lib/forms/broken-rules.ts';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { paths } from '../../../lib/paths.ts';
import { clearSession } from '../../../lib/session/session.ts';
import { toasts } from '../../../lib/toasts.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { FailureNotice } from '../form/failure-notice.tsx';
import styles from '../form/personal-form.module.css';
import { erasePersonalData } from '../requests/personal-center.ts';

interface EraseValues {
  understood: boolean;
  currentPassword: string;
}

const rulesBrokenBy = ({ understood, currentPassword }: EraseValues) =>
  broken<EraseValues, 'understood' | 'currentPassword'>({
    understood: !understood && 'understood',
    currentPassword: currentPassword === '' && 'currentPassword',
  });

/** Lists the data that are erased and those that are kept, and asks for the password. The erasure cannot be undone. */
export function EraseForm({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation(['personal-center', 'account', 'site']);
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const { form, problem, showAtFields } = useCheckedForm({
    defaultValues: { understood: false, currentPassword: '' },
    rulesBrokenBy,
    sentenceOf: rule =>
      rule === 'understood' ? t('erase.understoodMissing') : t('account:rules.currentPassword'),
  });
  const erasing = useMutation({
    meta: { inline: true },
    mutationFn: ({ currentPassword }: EraseValues) => erasePersonalData(currentPassword),
    onSuccess: () => {
      clearSession();
      queries.clear();
      toasts.show(t('erase.done'), 'ok');
      navigate(paths.home, { replace: true });
    },
    onError: showAtFields,
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit(values => erasing.mutate(values))}>
      <ul className={styles.consequences}>
        <li>{t('erase.goes')}</li>
        <li>{t('erase.stays')}</li>
        <li>{t('erase.noWay')}</li>
      </ul>
      <Checkbox
        label={t('erase.understood')}
        error={problem('understood')}
        {...form.register('understood')}
      />
      <PasswordField
        label={t('password.current')}
        showLabel={t('account:showPassword')}
        autoComplete="current-password"
        error={problem('currentPassword')}
        {...form.register('currentPassword')}
      />
      {erasing.isError && <FailureNotice title={t('failed.operation')} error={erasing.error} />}
      <div className={styles.choice}>
        <Button onClick={onCancel}>{t('site:cancel')}</Button>
        <Button type="submit" variant="danger" loading={erasing.isPending}>
          {t('erase.submit')}
        </Button>
      </div>
    </form>
  );
}
