import { screenPaths } from '@gangway/shared/contract/office/system/default-menu.ts';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { homeOf, trailTo } from '../../lib/menu/menu.ts';
import { useMenu, useMenuTitle } from '../../lib/menu/use-menu.ts';
import { useCrumbs } from '../../lib/page/crumb.ts';
import { paths } from '../../lib/paths.ts';
import { IconView } from '../../ui/icon.tsx';
import styles from './breadcrumb.module.css';

/** The path to the current screen; it starts with the dashboard (R17) wherever the menu has one. */
export function Breadcrumb() {
  const { t } = useTranslation('frame');
  const [path] = useLocation();
  const title = useMenuTitle();
  const crumb = useCrumbs(state => state.crumb);
  const menu = useMenu();
  const trail = trailTo(menu, path).filter(entry => entry.path !== paths.dashboard);
  const steps = [
    ...(homeOf(menu) === screenPaths.dashboard
      ? [{ name: t('shell.dashboard'), href: paths.dashboard }]
      : []),
    ...trail.map(entry => ({ name: title(entry), href: entry.path })),
    ...(crumb ? [{ name: crumb, href: path }] : []),
  ];
  return (
    <nav className={styles.breadcrumb} aria-label={t('shell.breadcrumb')}>
      <ol>
        {steps.map(({ name, href }, index) => (
          <li key={href}>
            {index > 0 && <IconView icon={ChevronRight} size={13} />}
            {index === steps.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link href={href}>{name}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
