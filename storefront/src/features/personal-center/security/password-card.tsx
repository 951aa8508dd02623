import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { broken } from '../../../lib/forms/broken-rules.ts';
import { brokenByPassword, brokenByRepeat } from '../../../lib/forms/password-rules.ts';
import type { AccountRule } from '../../../lib/forms/use-account-rules.ts';
import { useAccountRules } from '../../../lib/forms/use-account-rules.ts';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { toasts } from '../../../lib/toasts.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { FailureNotice } from '../form/failure-notice.tsx';
import styles from '../form/personal-form.module.css';
import { changePassword, sessionsQuery } from '../requests/personal-center.ts';

const nothing: PasswordValues = { currentPassword: '', password: '', repeat: '' };

/** Changes the password. `username` identifies the account for the browser's password manager. */
export function PasswordCard({ username }: { username: string }) {
  const { t } = useTranslation(['personal-center', 'account']);
  const queries = useQueryClient();
  const { form, problem, showAtFields } = useCheckedForm({
    defaultValues: nothing,
    rulesBrokenBy: brokenByPasswordChange,
    sentenceOf: useAccountRules(),
  });
  const changing = useMutation({
    meta: { inline: true },
    mutationFn: changePassword,
    onSuccess: () => {
      form.reset(nothing);
      toasts.show(t('password.done'), 'ok');
      return queries.invalidateQueries(sessionsQuery);
    },
    onError: showAtFields,
  });
  const show = t('account:showPassword');
  return (
    <Card>
      <form
        className={styles.form}
        noValidate
        onSubmit={form.handleSubmit(values => changing.mutate(values))}
      >
        <div className={styles.intro}>
          <h3>{t('password.heading')}</h3>
          <p className="muted">{t('password.text')}</p>
        </div>
        <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
        <div className={styles.narrow}>
          <PasswordField
            label={t('password.current')}
            showLabel={show}
            autoComplete="current-password"
            error={problem('currentPassword')}
            {...form.register('currentPassword')}
          />
          <PasswordField
            label={t('account:newPassword')}
            hint={t('password.hint')}
            showLabel={show}
            autoComplete="new-password"
            error={problem('password')}
            {...form.register('password')}
          />
          <PasswordField
            label={t('account:repeat')}
            showLabel={show}
            autoComplete="new-password"
            error={problem('repeat')}
            {...form.register('repeat')}
          />
        </div>
        {changing.isError && <FailureNotice title={t('failed.operation')} error={changing.error} />}
        <Button type="submit" variant="secondary" className={styles.submit} loading={changing.isPending}>
          {t('password.submit')}
        </Button>
      </form>
    </Card>
  );
}

interface PasswordValues {
  currentPassword: string;
  password: string;
  repeat: string;
}

/** Current password required, the new one 6–20 characters, both entries equal (R54). */
const brokenByPasswordChange = ({ currentPassword, password, repeat }: PasswordValues) =>
  broken<PasswordValues, AccountRule>({
    currentPassword: currentPassword === '' && 'currentPassword',
    password: brokenByPassword(password),
    repeat: brokenByRepeat(password, repeat),
  });
