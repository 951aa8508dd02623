/*
 * The sign-in of staff.
 */

import { ApiError, type FailureCode } from '@gangway/shared/contract/base/api-error.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { z } from 'zod';
import type { Input } from '../../../bridge.ts';
import { failureToAnswer } from '../../lib/api/send.ts';
import { askStation } from '../../lib/bridge.ts';
import { useOfficeForm } from '../../lib/forms/use-office-form.ts';
import { currentLanguage, i18next } from '../../lib/language/i18n.ts';
import { LanguageMenu } from '../../lib/page/language-menu.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { performInBrowser } from '../../lib/passkey/perform-in-browser.ts';
import { WaitingForBrowser } from '../../lib/passkey/waiting-for-browser.tsx';
import { paths, redirectIn } from '../../lib/paths.ts';
import { useBrand } from '../../lib/requests/brand.ts';
import { beginSession, signInHere } from '../../lib/session.ts';
import { ThemeMenu } from '../../ui/actions/theme-menu.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import styles from './login-screen.module.css';
import { Strait } from './strait.tsx';

/** The username is trimmed (R50). */
const schema = z.object({
  username: z.string().trim().min(1),
  password: z.string().min(1),
  secondFactor: z.string().trim(),
});
const schemaWithSecondFactor = schema.extend({ secondFactor: z.string().trim().min(1) });

/** The login; afterwards it opens the address that was requested. */
export default function LoginScreen() {
  const { t } = useTranslation('login');
  const [, navigate] = useLocation();
  const search = useSearch();
  const { operatorName: operator, mark } = useBrand();
  const target = redirectIn(search);
  usePageTitle(t('title'));
  const [needsSecondFactor, setNeedsSecondFactor] = useState(false);
  const enter = () => {
    beginSession();
    navigate(target, { replace: true });
  };
  const form = useOfficeForm({
    schema: needsSecondFactor ? schemaWithSecondFactor : schema,
    defaultValues: { username: '', password: '', secondFactor: '' },
    save: signIn,
    unguarded: true,
    saved: answer => {
      if (answer === 'second-factor-required') setNeedsSecondFactor(true);
      else enter();
    },
  });
  return (
    <main className={styles.screen}>
      <Strait />
      <div className={styles.side}>
        <div className={styles.choices}>
          <LanguageMenu />
          <ThemeMenu />
        </div>
        <div className={styles.card}>
          <header className={styles.brand}>
            <img src={mark} alt="" width={40} height={40} />
            <div>
              <p className={styles.operator}>{operator}</p>
              <h1>{t('heading')}</h1>
            </div>
          </header>
          {target.startsWith(paths.shipWriteOff) && <GateNotice />}
          <Form form={form}>
            <TextField
              {...form.field('username', t('username'))}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              autoFocus
            />
            <PasswordField {...form.field('password', t('password'))} autoComplete="current-password" />
            {needsSecondFactor && (
              <TextField
                {...form.field('secondFactor', t('secondFactor'))}
                hint={t('secondFactorHint')}
                autoComplete="one-time-code"
                autoCapitalize="none"
                spellCheck={false}
                autoFocus
              />
            )}
            <Button type="submit" variant="primary" loading={form.saving}>
              {t('submit')}
            </Button>
          </Form>
          {needsSecondFactor && <PasskeyLogIn credentials={form.form.getValues} onDone={enter} />}
        </div>
      </div>
    </main>
  );
}

interface PasskeyLogInProps {
  /** What is in the form. */
  credentials: () => { username: string; password: string };
  onDone: () => void;
}

/** A passkey instead of the code (R473): the computer's browser uses it, on the site. */
function PasskeyLogIn({ credentials, onDone }: PasskeyLogInProps) {
  const { t } = useTranslation('login');
  const [address, setAddress] = useState<string | null>(null);
  const using = useMutation({
    meta: { inline: true },
    mutationFn: async () => {
      if (!(await performInBrowser({ kind: 'log-in' }, setAddress))) return;
      const { username, password } = credentials();
      const answer = await signIn({ username: username.trim(), password, withPasskey: true });
      // The browser came back without a proof.
      if (answer !== 'signed-in') throw new ApiError(i18next.t('failure.error'), answer);
      onDone();
    },
  });
  if (using.isPending) return <WaitingForBrowser address={address} />;
  return (
    <>
      {using.error && <Notice tone="bad" live title={using.error.message} />}
      <Button icon={KeyRound} onClick={() => using.mutate()}>
        {t('withPasskey')}
      </Button>
    </>
  );
}

/** Shown when the session of a gate has ended: boarding waits for the next login, and no scan is lost. */
function GateNotice() {
  const { t } = useTranslation('login');
  const waiting = useQuery({
    queryKey: ['login', 'gate'],
    queryFn: () => askStation('gate.state', undefined),
    meta: { inline: true },
  }).data?.waiting;
  return (
    <Notice live tone="warn">
      <strong>{t('gate.stopped')}</strong> {waiting ? t('gate.waiting', { count: waiting }) : t('gate.saved')}
    </Notice>
  );
}

/**
 * Logs in at the station, which stores the token. An account with a second factor needs it as well: the answer says so once.
 *
 * @throws ApiError with the server's message if it refuses.
 */
async function signIn({
  secondFactor,
  ...credentials
}: Omit<Input<'session.signIn'>, 'language'>): Promise<'signed-in' | 'second-factor-required'> {
  const language = currentLanguage();
  const answer = await signInHere({ ...credentials, ...(secondFactor && { secondFactor }), language });
  if (answer.ok) return 'signed-in';
  const failure = answer.failure as FailureCode;
  if (failure === 'second-factor-required') return failure;
  if (failure === 'network' || failure === 'timed-out') throw failureToAnswer(failure);
  throw new ApiError(answer.message || i18next.t('failure.error'), failure, answer.fields);
}
