/*
 * Sign-in, registration, and passwords that are set anew by a mailed link or code.
 */

import { Button, ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { TextField } from '@gangway/shared/ui/form/text-field.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Redirect } from 'wouter';
import { broken } from '../../../lib/forms/broken-rules.ts';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { passwordResetPath, paths, registrationPath, safeRedirect } from '../../../lib/paths.ts';
import { sessionToken } from '../../../lib/session/session.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import formStyles from '../account-form.module.css';
import { AccountFrame } from '../account-frame.tsx';
import { AlternativeLink } from '../alternative-link.tsx';
import { logIn } from '../requests/account.ts';
import { useSignIn } from '../requests/use-sign-in.ts';
import { useRedirect } from '../use-redirect.ts';

interface LoginValues {
  username: string;
  password: string;
}

const rulesBrokenBy = ({ username, password }: LoginValues) =>
  broken<LoginValues, 'usernameMissing' | 'passwordMissing'>({
    username: username.trim() === '' && 'usernameMissing',
    password: password === '' && 'passwordMissing',
  });

/** The login; afterwards it opens the requested page. Users who are already logged in are redirected at once (R12). */
export default function LoginScreen() {
  const { t } = useTranslation('account');
  const redirect = useRedirect();
  const signedInBefore = useRef(sessionToken() !== null);
  const signIn = useSignIn(safeRedirect(redirect ?? null));
  usePageTitle(t('title'));
  const { form, problem } = useCheckedForm({
    defaultValues: { username: '', password: '' },
    rulesBrokenBy,
    sentenceOf: rule => t(rule),
  });
  const attempt = useMutation({
    meta: { inline: true },
    mutationFn: ({ username, password }: LoginValues) => logIn(username, password),
    onSuccess: signIn,
  });
  if (signedInBefore.current)
    return <Redirect to={redirect ? safeRedirect(redirect) : paths.dashboard} replace />;
  return (
    <AccountFrame
      heading={t('heading')}
      text={t('text')}
      ways={
        <>
          <AlternativeLink
            question={t('noAccount')}
            href={registrationPath(redirect)}
            label={t('toRegistration')}
          />
          <Link href={paths.routeList} asChild>
            <ButtonLink variant="quiet">{t('withoutAccount')}</ButtonLink>
          </Link>
        </>
      }
    >
      <form
        className={formStyles.form}
        noValidate
        onSubmit={form.handleSubmit(values => attempt.mutate(values))}
      >
        <TextField
          label={t('usernameOrEmail')}
          icon="person"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={problem('username')}
          {...form.register('username')}
        />
        <PasswordField
          label={t('password')}
          showLabel={t('showPassword')}
          autoComplete="current-password"
          error={problem('password')}
          {...form.register('password')}
        />
        {attempt.isError && <Notice tone="bad" live title={attempt.error.message} />}
        <Button type="submit" variant="primary" loading={attempt.isPending}>
          {t('submit')}
        </Button>
        <Link href={passwordResetPath(redirect)} asChild>
          <ButtonLink variant="quiet">{t('forgotten')}</ButtonLink>
        </Link>
      </form>
    </AccountFrame>
  );
}
