import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { loginPath, passwordResetPath } from '../../../lib/paths.ts';
import { AccountFrame } from '../account-frame.tsx';
import { AlternativeLink } from '../other-way.tsx';
import { useLinkedAccount } from '../requests/password-link.ts';
import { ChoosePasswordForm } from './choose-password-form.tsx';

/** Choosing a password by the link of a mail; its secret stands behind the `#`, which no server sees. */
export default function PasswordLinkScreen() {
  const { t } = useTranslation('account');
  // As it was when the page opened: what follows must not depend on the address.
  const [token] = useState(() => location.hash.slice(1));
  const { data, error } = useLinkedAccount(token);
  usePageTitle(t('link.title'));
  return (
    <AccountFrame
      heading={t('link.heading')}
      text={data ? t('link.text', { username: data.username }) : t('link.reading')}
      ways={
        <AlternativeLink
          href={error ? passwordResetPath() : loginPath()}
          label={t(error ? 'link.byCode' : 'toLogin')}
        />
      }
    >
      {error && <Notice tone="bad" live title={error.message} />}
      {data && <ChoosePasswordForm token={token} />}
    </AccountFrame>
  );
}
