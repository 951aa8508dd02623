import { Button } from '@gangway/shared/ui/form/button.tsx';
import { TextField } from '@gangway/shared/ui/form/text-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { broken } from '../../../lib/forms/broken-rules.ts';
import { brokenByContact } from '../../../lib/forms/contact-rules.ts';
import { type AccountRule, useAccountRules } from '../../../lib/forms/use-account-rules.ts';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import type { SentCode } from '../../../lib/one-time-code/sent-code.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { FailureNotice } from '../form/failure-notice.tsx';
import styles from '../form/personal-form.module.css';
import { sendEmailCode } from '../requests/personal-center.ts';

interface NewEmailValues {
  email: string;
  currentPassword: string;
}

const rulesBrokenBy = ({ email, currentPassword }: NewEmailValues) =>
  broken<NewEmailValues, AccountRule>({
    email: brokenByContact('email', email, true),
    currentPassword: currentPassword === '' && 'currentPassword',
  });

interface NewEmailStepProps {
  initial: string;
  onSent: (sent: SentCode, currentPassword: string) => void;
}

/** Step one: the address, and the password, to protect an unattended device. */
export function NewEmailStep({ initial, onSent }: NewEmailStepProps) {
  const { t } = useTranslation(['personal-center', 'account']);
  const { form, problem, showAtFields } = useCheckedForm({
    defaultValues: { email: initial, currentPassword: '' },
    rulesBrokenBy,
    sentenceOf: useAccountRules(),
  });
  const asking = useMutation({
    meta: { inline: true },
    mutationFn: ({ email, currentPassword }: NewEmailValues) => sendEmailCode(email.trim(), currentPassword),
    onSuccess: (sent, { currentPassword }) => onSent(sent, currentPassword),
    onError: showAtFields,
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit(values => asking.mutate(values))}>
      <p>{t('email.intro')}</p>
      <TextField
        type="email"
        label={t('email.new')}
        icon="mail"
        autoComplete="email"
        error={problem('email')}
        {...form.register('email')}
      />
      <PasswordField
        label={t('password.current')}
        showLabel={t('account:showPassword')}
        autoComplete="current-password"
        error={problem('currentPassword')}
        {...form.register('currentPassword')}
      />
      {asking.isError && <FailureNotice title={t('failed.operation')} error={asking.error} />}
      <Button type="submit" variant="primary" loading={asking.isPending}>
        {t('account:sendCode')}
      </Button>
    </form>
  );
}
