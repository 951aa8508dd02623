import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { broken } from '../../../lib/forms/broken-rules.ts';
import { brokenByRepeat, brokenByResetPassword } from '../../../lib/forms/password-rules.ts';
import { type AccountRule, useAccountRules } from '../../../lib/forms/use-account-rules.ts';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { loginPath } from '../../../lib/paths.ts';
import { clearSession } from '../../../lib/session/session.ts';
import { toasts } from '../../../lib/toasts.ts';
import styles from '../account-form.module.css';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { choosePassword } from '../requests/account.ts';

interface PasswordValues {
  password: string;
  repeat: string;
}

/** At least 6 characters, both entries required and equal (R54). */
const rulesBrokenBy = ({ password, repeat }: PasswordValues) =>
  broken<PasswordValues, AccountRule>({
    password: brokenByResetPassword(password),
    repeat: brokenByRepeat(password, repeat),
  });

/** The new password and its repetition. Saving ends every session of the account, including the one here. */
export function ChoosePasswordForm({ token }: { token: string }) {
  const { t } = useTranslation('account');
  const [, navigate] = useLocation();
  const { form, problem, showAtFields } = useCheckedForm({
    defaultValues: { password: '', repeat: '' },
    rulesBrokenBy,
    sentenceOf: useAccountRules(),
  });
  const choosing = useMutation({
    meta: { inline: true },
    mutationFn: (values: PasswordValues) => choosePassword({ token, ...values }),
    onSuccess: () => {
      clearSession();
      toasts.show(t('reset.done'), 'ok');
      navigate(loginPath(), { replace: true });
    },
    onError: showAtFields,
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit(values => choosing.mutate(values))}>
      <NewPasswordFields register={form.register} problem={problem} />
      {choosing.isError && <Notice tone="bad" live title={choosing.error.message} />}
      <Button type="submit" variant="primary" loading={choosing.isPending}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}
