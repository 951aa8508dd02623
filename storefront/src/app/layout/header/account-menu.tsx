import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearch } from 'wouter';
import { useLeave } from '../../../lib/page/use-leave.ts';
import { loginPath, paths } from '../../../lib/paths.ts';
import { useMe } from '../../../lib/requests/me.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './account-menu.module.css';
import headerStyles from './header.module.css';
import { NavLink } from './nav-link.tsx';
import { useDismissal } from './use-dismissal.ts';

/** The login link for visitors; for a logged-in customer their name, which links to the personal center, and Log Out. */
export function AccountMenu() {
  const { t } = useTranslation();
  const [path] = useLocation();
  const search = useSearch();
  const signedIn = useSession(session => session.token !== null);
  if (signedIn) return <SignedInMenu key={path} />;
  const here = search ? `${path}?${search}` : path;
  const target = path.startsWith(paths.login) ? undefined : here;
  return <NavLink href={loginPath(target)} icon="person" label={t('header.signIn')} />;
}

function SignedInMenu() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const me = useMe().data;
  const name = me?.realName;
  const isAgent = me !== undefined && me.level !== 'normal';
  const leave = useLeave();
  useDismissal(menu, open, reason => {
    setOpen(false);
    if (reason === 'escape') button.current?.focus();
  });
  return (
    <div ref={menu} className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={headerStyles.link}
        aria-expanded={open}
        aria-controls="account-menu"
        onClick={() => setOpen(!open)}
      >
        <Icon name="person" size={22} />
        <span className={styles.name}>{name || t('header.account')}</span>
        <Icon className={styles.chevron} name="chevron-down" size={18} />
      </button>
      <ul id="account-menu" className={styles.list} hidden={!open}>
        <li>
          <Link href={paths.personalCenter} className={styles.item}>
            <Icon name="person" />
            {t('header.personalCenter')}
          </Link>
        </li>
        {isAgent && (
          <li>
            <Link href={paths.agent} className={styles.item}>
              <Icon name="wallet" />
              {t('header.agent')}
            </Link>
          </li>
        )}
        <li>
          <button type="button" className={styles.item} onClick={leave}>
            <Icon name="sign-out" />
            {t('header.signOut')}
          </button>
        </li>
      </ul>
    </div>
  );
}
