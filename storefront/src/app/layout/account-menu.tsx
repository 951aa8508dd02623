import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { loginPath } from '../../lib/paths.ts';
import { useMe } from '../../lib/requests/me.ts';
import { signOut } from '../../lib/requests/sign-out.ts';
import { useSession } from '../../lib/session.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './header.module.css';
import { NavLink } from './header.tsx';

/** "Sign in" for visitors; for a signed-in customer their name, and the way out. */
export function AccountMenu() {
  const { t } = useTranslation();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const signedIn = useSession(session => session.token !== null);
  const name = useMe().data?.realName;
  const queries = useQueryClient();
  const here = search ? `${path}?${search}` : path;

  if (!signedIn) return <NavLink href={loginPath(here)} icon="person" label={t('header.signIn')} />;
  const leave = async () => {
    await signOut();
    queries.clear();
    navigate(loginPath(here));
  };
  return (
    <button
      type="button"
      className={styles.link}
      title={name && t('header.signedInAs', { name })}
      onClick={leave}
    >
      <Icon name="person" size={22} />
      <span className={styles.word}>{t('header.signOut')}</span>
    </button>
  );
}
