import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { codeShape } from '../../../lib/forms/shapes.ts';
import { useAccountRules } from '../../../lib/forms/use-account-rules.ts';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { CodeEntry } from '../../../lib/one-time-code/code-entry.tsx';
import type { SentCode } from '../../../lib/one-time-code/sent-code.ts';
import { meQuery } from '../../../lib/requests/me.ts';
import { sessionToken } from '../../../lib/session/session.ts';
import { toasts } from '../../../lib/toasts.ts';
import { FailureNotice } from '../form/failure-notice.tsx';
import styles from '../form/personal-form.module.css';
import { changeEmail, sendEmailCode } from '../requests/personal-center.ts';

const rulesBrokenBy = ({ code }: { code: string }) => (codeShape.test(code) ? {} : { code: 'code' as const });

interface EmailCodeStepProps {
  sent: SentCode;
  /** Typed in step one; sent again to request another code. */
  currentPassword: string;
  onSent: (sent: SentCode) => void;
  onDone: () => void;
}

/** Step two: the code that was sent to the address. */
export function EmailCodeStep({ sent, currentPassword, onSent, onDone }: EmailCodeStepProps) {
  const { t } = useTranslation(['personal-center', 'account']);
  const queries = useQueryClient();
  const { form, problem, showAtFields } = useCheckedForm({
    defaultValues: { code: '' },
    rulesBrokenBy,
    sentenceOf: useAccountRules(),
  });
  const another = useMutation({
    mutationFn: () => sendEmailCode(sent.email, currentPassword),
    onSuccess: onSent,
  });
  const changing = useMutation({
    meta: { inline: true },
    mutationFn: ({ code }: { code: string }) => changeEmail(sent.email, code),
    onSuccess: customer => {
      queries.setQueryData(meQuery(sessionToken()).queryKey, customer);
      toasts.show(t('email.done', { email: customer.email ?? sent.email }), 'ok');
      onDone();
    },
    onError: showAtFields,
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit(values => changing.mutate(values))}>
      <p role="status">{t('email.sent', { email: sent.email, minutes: sent.minutes })}</p>
      <CodeEntry
        sent={sent}
        asking={another.isPending}
        onAgain={() => another.mutate()}
        error={problem('code')}
        {...form.register('code')}
      />
      {changing.isError && <FailureNotice title={t('failed.operation')} error={changing.error} />}
      <Button type="submit" variant="primary" loading={changing.isPending}>
        {t('email.submit')}
      </Button>
    </form>
  );
}
