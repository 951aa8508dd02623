import { mark } from '@gangway/shared/art/mark.ts';
import { logoUrl } from '@gangway/shared/contract/base/brand-files.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import { usePublicSettings } from '../../../lib/requests/public-settings.ts';
import { Art } from '../../../ui/layout/art.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CartLink } from './cart-link.tsx';
import styles from './header.module.css';
import { LanguageSelect } from './language-select.tsx';
import { NavLink } from './nav-link.tsx';

const MARK = mark({ ground: '#0e3a53' });

export function Header() {
  const { t } = useTranslation();
  const { operatorName: operator = '', logo } = usePublicSettings().data ?? {};
  return (
    <header className={`${styles.header} on-dark`} data-print="no">
      <div className={`${styles.bar} wrap`}>
        <Link href={paths.home} className={styles.brand} aria-label={t('header.home', { operator })}>
          {logo ? (
            <img className={styles.mark} src={logoUrl(logo)} alt="" width={36} height={36} />
          ) : (
            <Art className={styles.mark} svg={MARK} />
          )}
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
