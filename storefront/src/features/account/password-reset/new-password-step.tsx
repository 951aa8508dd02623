import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { broken } from '../../../lib/forms/broken-rules.ts';
import { brokenByRepeat, brokenByResetPassword } from '../../../lib/forms/password-rules.ts';
import { codeShape } from '../../../lib/forms/shapes.ts';
import type { AccountRule } from '../../../lib/forms/use-account-rules.ts';
import { useAccountRules } from '../../../lib/forms/use-account-rules.ts';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { CodeEntry } from '../../../lib/one-time-code/code-entry.tsx';
import type { SentCode } from '../../../lib/one-time-code/sent-code.ts';
import { loginPath } from '../../../lib/paths.ts';
import { clearSession } from '../../../lib/session/session.ts';
import { toasts } from '../../../lib/toasts.ts';
import styles from '../account-form.module.css';
import { CodeSentNotice } from '../code-sent-notice.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { resetPassword } from '../requests/account.ts';
import { useAnotherCode } from '../use-another-code.ts';
import { useRedirect } from '../use-redirect.ts';

interface NewPasswordStepProps {
  sent: SentCode;
  onSent: (code: SentCode) => void;
  onBack: () => void;
}

/** Step two: the code and the new password. Saving ends every session of the account, including the one here. */
export function NewPasswordStep({ sent, onSent, onBack }: NewPasswordStepProps) {
  const { t } = useTranslation('account');
  const [, navigate] = useLocation();
  const redirect = useRedirect();
  const another = useAnotherCode('password-reset', onSent);
  const { form, problem, showAtFields } = useCheckedForm({
    defaultValues: { code: '', password: '', repeat: '' },
    rulesBrokenBy: brokenByReset,
    sentenceOf: useAccountRules(),
  });
  const resetting = useMutation({
    meta: { inline: true },
    mutationFn: (values: ResetValues) => resetPassword({ ...values, email: sent.email }),
    onSuccess: () => {
      clearSession();
      toasts.show(t('reset.done'), 'ok');
      navigate(loginPath(redirect), { replace: true });
    },
    onError: showAtFields,
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit(values => resetting.mutate(values))}>
      <CodeSentNotice title={t('reset.sentTitle')} onBack={onBack}>
        <p>{t('reset.sent', { email: sent.email, minutes: sent.minutes })}</p>
      </CodeSentNotice>
      <CodeEntry
        sent={sent}
        asking={another.isPending}
        onAgain={() => another.mutate(sent.email)}
        error={problem('code')}
        {...form.register('code')}
      />
      <NewPasswordFields register={form.register} problem={problem} />
      {resetting.isError && (
        <Notice tone="bad" live title={t('reset.failed')}>
          <p>{resetting.error.message}</p>
        </Notice>
      )}
      <Button type="submit" variant="primary" loading={resetting.isPending}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}

interface ResetValues {
  code: string;
  password: string;
  repeat: string;
}

/** At least 6 characters, both entries required and equal (R54). */
const brokenByReset = ({ code, password, repeat }: ResetValues) =>
  broken<ResetValues, AccountRule>({
    code: !codeShape.test(code) && 'code',
    password: brokenByResetPassword(password),
    repeat: brokenByRepeat(password, repeat),
  });
