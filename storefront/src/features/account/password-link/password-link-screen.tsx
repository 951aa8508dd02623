import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { loginPath, passwordResetPath } from '../../../lib/paths.ts';
import { AccountFrame } from '../account-frame.tsx';
import { AlternativeLink } from '../alternative-link.tsx';
import { useLinkedAccount } from '../requests/account.ts';
import { ChoosePasswordForm } from './choose-password-form.tsx';

/** Sets a password through the link in a mail; its secret is in the fragment (`#`), which is never sent to a server. */
export default function PasswordLinkScreen() {
  const { t } = useTranslation('account');
  // Read once when the page opens: later changes of the address must not matter.
  const [token] = useState(() => location.hash.slice(1));
  const { data, error } = useLinkedAccount(token);
  usePageTitle(t('link.title'));
  return (
    <AccountFrame
      heading={t('link.heading')}
      {...(data && { text: t('link.text', { username: data.username }) })}
      {...(!data && !error && { text: t('link.reading') })}
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
