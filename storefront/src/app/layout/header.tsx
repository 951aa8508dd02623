import { mark } from '@gangway/shared/art/mark.ts';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { usePublicSettings } from '../../lib/requests/public-settings.ts';
import { Art } from '../../ui/art.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CartLink } from './cart-link.tsx';
import styles from './header.module.css';
import { LanguageSelect } from './language-select.tsx';

const MARK = mark({ ground: '#0e3a53' });

export function Header() {
  const { t } = useTranslation();
  const operator = usePublicSettings().data?.operatorName ?? '';
  return (
    <header className={`${styles.header} on-dark`} data-print="no">
      <div className={`${styles.bar} wrap`}>
        <Link href={paths.home} className={styles.brand} aria-label={t('header.home', { operator })}>
          <Art className={styles.mark} svg={MARK} />
          <span className={styles.operator}>{operator}</span>
        </Link>
        <nav className={styles.nav} aria-label={t('header.navigation')}>
          <NavLink href={paths.routeList} icon="anchor" label={t('header.sailings')} />
          <NavLink href={paths.personalOrder} icon="ticket" label={t('header.myBooking')} />
          <CartLink />
          <AccountMenu />
        </nav>
        <LanguageSelect />
      </div>
    </header>
  );
}

/** On a phone the icon stands alone, its word kept for screen readers. */
export function NavLink({ href, icon, label }: { href: string; icon: IconName; label: string }) {
  const [path] = useLocation();
  const here = href.split('?')[0] === path;
  return (
    <Link href={href} className={styles.link} aria-current={here ? 'page' : undefined}>
      <Icon name={icon} size={22} />
      <span className={styles.word}>{label}</span>
    </Link>
  );
}
