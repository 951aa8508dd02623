import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SentCode } from '../../../lib/one-time-code/sent-code.ts';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { loginPath } from '../../../lib/paths.ts';
import { AccountFrame } from '../account-frame.tsx';
import { AlternativeLink } from '../alternative-link.tsx';
import { useRedirect } from '../use-redirect.ts';
import { EmailStep } from './email-step.tsx';
import { NewPasswordStep } from './new-password-step.tsx';

/** Resets a password with a code sent to the account's e-mail. */
export default function PasswordResetScreen() {
  const { t } = useTranslation('account');
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState<SentCode | null>(null);
  usePageTitle(t('reset.title'));
  return (
    <AccountFrame
      heading={t('reset.heading')}
      text={t('reset.text')}
      step={t('step', { step: sent ? 2 : 1, steps: 2 })}
      ways={<AlternativeLink href={loginPath(useRedirect())} label={t('toLogin')} />}
    >
      {sent ? (
        <NewPasswordStep sent={sent} onSent={setSent} onBack={() => setSent(null)} />
      ) : (
        <EmailStep
          initial={email}
          onSent={code => {
            setEmail(code.email);
            setSent(code);
          }}
        />
      )}
    </AccountFrame>
  );
}
