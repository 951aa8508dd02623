import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Redirect, useLocation, useSearch } from 'wouter';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths, safeRedirect } from '../../lib/paths.ts';
import { beginSession, useSession } from '../../lib/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './login-screen.module.css';
import { logIn } from './requests/log-in.ts';

/** Login; afterwards one is where one wanted to go (specification section 2). */
export default function LoginScreen() {
  const { t } = useTranslation('account');
  const target = safeRedirect(new URLSearchParams(useSearch()).get('redirect'));
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const signedIn = useSession(session => session.token !== null);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  usePageTitle(t('title'));
  const attempt = useMutation({
    meta: { inline: true },
    mutationFn: () => logIn(username, password),
    onSuccess: ({ token }) => {
      beginSession(token);
      queries.clear();
      navigate(target, { replace: true });
    },
  });
  if (signedIn) return <Redirect to={target} replace />;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (username.trim() !== '' && password !== '') attempt.mutate();
  };
  return (
    <div className={`${styles.screen} wrap`}>
      <h1>{t('heading')}</h1>
      <p>{t('text')}</p>
      <Card>
        <form className={styles.form} noValidate onSubmit={submit}>
          <TextField
            label={t('username')}
            icon="person"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={username}
            error={tried && username.trim() === '' ? t('usernameMissing') : undefined}
            onChange={event => setUsername(event.target.value)}
          />
          <PasswordField
            label={t('password')}
            showLabel={t('showPassword')}
            autoComplete="current-password"
            value={password}
            error={tried && password === '' ? t('passwordMissing') : undefined}
            onChange={event => setPassword(event.target.value)}
          />
          {attempt.isError && <Notice tone="bad" live title={attempt.error.message} />}
          <Button type="submit" variant="primary" loading={attempt.isPending}>
            {t('submit')}
          </Button>
        </form>
      </Card>
      <Link href={paths.routeList} asChild>
        <ButtonLink variant="quiet">{t('withoutAccount')}</ButtonLink>
      </Link>
    </div>
  );
}
