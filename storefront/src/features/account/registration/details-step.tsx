import { ApiError, failureOf } from '@gangway/shared/contract/base/api-error.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { TextField } from '@gangway/shared/ui/form/text-field.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { useAccountRules } from '../../../lib/forms/use-account-rules.ts';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { currentLanguage } from '../../../lib/i18n/i18n.ts';
import { CodeEntry } from '../../../lib/one-time-code/code-entry.tsx';
import type { SentCode } from '../../../lib/one-time-code/sent-code.ts';
import { safeRedirect } from '../../../lib/paths.ts';
import { toasts } from '../../../lib/toasts.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import styles from '../account-form.module.css';
import { CodeSentNotice } from '../code-sent-notice.tsx';
import { register } from '../requests/account.ts';
import { useSignIn } from '../requests/use-sign-in.ts';
import { useAnotherCode } from '../use-another-code.ts';
import { useRedirect } from '../use-redirect.ts';
import { AgreementLine } from './agreement-line.tsx';
import { type AddressValues, brokenByDetails, type DetailsValues } from './registration-rules.ts';

interface DetailsStepProps {
  address: AddressValues;
  sent: SentCode;
  onSent: (code: SentCode) => void;
  onBack: () => void;
  /** The values typed here before returning to the first step. */
  initial: DetailsValues | undefined;
  /** Called if the API refused fields of the first step. */
  onRefused: (error: Error, typed: DetailsValues) => void;
}

/** Step two: the code, and the account's details. A taken username does not use up the code. */
export function DetailsStep({ address, sent, onSent, onBack, initial, onRefused }: DetailsStepProps) {
  const { t } = useTranslation(['account', 'site']);
  const signIn = useSignIn(safeRedirect(useRedirect() ?? null));
  const referralCode = new URLSearchParams(useSearch()).get('ref') ?? '';
  const another = useAnotherCode('registration', onSent);
  const { form, problem, showAtFields } = useCheckedForm({
    defaultValues: initial
      ? { ...initial, code: '' }
      : { code: '', realName: '', username: '', password: '', phone: '', referralCode },
    rulesBrokenBy: brokenByDetails,
    sentenceOf: useAccountRules(),
  });
  const registering = useMutation({
    meta: { inline: true },
    mutationFn: (values: DetailsValues) =>
      register({ ...values, ...address, email: sent.email, language: currentLanguage() }),
    onSuccess: signedIn => {
      toasts.show(t('registration.welcome', { name: signedIn.customer.realName }), 'ok');
      signIn(signedIn);
    },
    onError: error => {
      if (failureOf(error) === 'username-taken')
        form.setError('username', { type: 'server', message: error.message }, { shouldFocus: true });
      else if (
        !showAtFields(error) &&
        error instanceof ApiError &&
        ('birthDate' in error.fields || 'email' in error.fields)
      )
        onRefused(error, form.getValues());
    },
  });
  const optional = t('site:optional');
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.handleSubmit(values => registering.mutate(values))}
    >
      <CodeSentNotice title={t('registration.sentTitle', { email: sent.email })} onBack={onBack}>
        <p>{t('registration.sent', { minutes: sent.minutes })}</p>
        <p>{t('registration.exists')}</p>
      </CodeSentNotice>
      <CodeEntry
        sent={sent}
        asking={another.isPending}
        onAgain={() => another.mutate(sent.email)}
        error={problem('code')}
        {...form.register('code')}
      />
      <TextField
        label={t('realName')}
        autoComplete="name"
        error={problem('realName')}
        {...form.register('realName')}
      />
      <TextField
        label={t('username')}
        hint={t('registration.usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={problem('username')}
        {...form.register('username')}
      />
      <PasswordField
        label={t('password')}
        hint={t('registration.passwordHint')}
        showLabel={t('showPassword')}
        autoComplete="new-password"
        error={problem('password')}
        {...form.register('password')}
      />
      <TextField
        type="tel"
        label={t('phone')}
        hint={t('phoneHint')}
        optional={optional}
        autoComplete="tel"
        error={problem('phone')}
        {...form.register('phone')}
      />
      <TextField
        label={t('registration.referral')}
        optional={optional}
        autoComplete="off"
        autoCapitalize="characters"
        error={problem('referralCode')}
        {...form.register('referralCode')}
      />
      <AgreementLine />
      {registering.isError && <Notice tone="bad" live title={registering.error.message} />}
      <Button type="submit" variant="primary" loading={registering.isPending}>
        {t('registration.submit')}
      </Button>
    </form>
  );
}
