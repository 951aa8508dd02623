import { ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearch } from 'wouter';
import { NothingFound } from '../../lib/art/moments.tsx';
import { loginPath, registrationPath } from '../../lib/paths.ts';

/** The personal center of a guest. */
export function SignedOut() {
  const { t } = useTranslation('personal-center');
  const [path] = useLocation();
  const search = useSearch();
  const here = search ? `${path}?${search}` : path;
  return (
    <div className="wrap">
      <NothingFound
        headingLevel={1}
        title={t('signedOut.heading')}
        text={t('signedOut.text')}
        actions={
          <>
            <Link href={registrationPath(here)} asChild>
              <ButtonLink>{t('signedOut.register')}</ButtonLink>
            </Link>
            <Link href={loginPath(here)} asChild>
              <ButtonLink variant="primary">{t('signedOut.signIn')}</ButtonLink>
            </Link>
          </>
        }
      />
    </div>
  );
}
