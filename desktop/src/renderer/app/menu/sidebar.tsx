import { classNames } from '@gangway/shared/ui/class-names.ts';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { type MenuEntry, trailTo } from '../../lib/menu/menu.ts';
import { useMenu, useMenuTitle } from '../../lib/menu/use-menu.ts';
import { paths } from '../../lib/paths.ts';
import { changePreferences, usePreferences } from '../../lib/preferences/preferences.ts';
import { useBrand } from '../../lib/requests/brand.ts';
import { Tooltip } from '../../ui/actions/tooltip.tsx';
import { IconView } from '../../ui/icon.tsx';
import { iconOf } from './menu-icons.ts';
import styles from './sidebar.module.css';
import type { SidebarState } from './use-sidebar.ts';

/** The menu, built from the server's routes. The narrow sidebar shows only the icons; on mobile it overlays the page. */
export function Sidebar({ sidebar }: { sidebar: SidebarState }) {
  const { t } = useTranslation('frame');
  const menu = useMenu();
  const { operatorName: operator, mark } = useBrand();
  const { mobile, open, close } = sidebar;
  if (mobile && !open) return null;
  return (
    <>
      {mobile && <div className={styles.backdrop} onPointerDown={close} />}
      <nav
        id="sidebar"
        aria-label={t('shell.navigation')}
        className={classNames(styles.sidebar, !open && styles.narrow, mobile && styles.over)}
      >
        <Link href={paths.dashboard} className={styles.brand}>
          <img src={mark} alt={t('shell.dashboard')} width={26} height={26} />
          {open && <span className={styles.operator}>{operator}</span>}
        </Link>
        <ul className={styles.menu}>
          {menu.map(entry =>
            entry.children.length > 0 ? (
              <Section key={entry.id} section={entry} open={open} />
            ) : (
              <Item key={entry.id} entry={entry} open={open} />
            ),
          )}
        </ul>
      </nav>
    </>
  );
}

function Section({ section, open }: { section: MenuEntry; open: boolean }) {
  const title = useMenuTitle();
  const folded = usePreferences(preferences => preferences.folded);
  const shown = !open || !folded.includes(section.name);
  const fold = () =>
    changePreferences({
      folded: shown ? [...folded, section.name] : folded.filter(name => name !== section.name),
    });
  return (
    <li className={styles.section}>
      {open && (
        <button type="button" className={styles.heading} aria-expanded={shown} onClick={fold}>
          {title(section)}
          <IconView
            icon={ChevronDown}
            size={14}
            className={classNames(styles.chevron, !shown && styles.turned)}
          />
        </button>
      )}
      {shown && (
        <ul aria-label={title(section)}>
          {section.children.map(entry => (
            <Item key={entry.id} entry={entry} open={open} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Item({ entry, open }: { entry: MenuEntry; open: boolean }) {
  const title = useMenuTitle();
  const [path] = useLocation();
  const here = trailTo([entry], path).length > 0;
  const link = (
    <Link
      href={entry.path}
      className={styles.item}
      aria-current={here ? 'page' : undefined}
      aria-label={open ? undefined : title(entry)}
    >
      <IconView icon={iconOf(entry.icon)} />
      {open && <span className={styles.label}>{title(entry)}</span>}
    </Link>
  );
  return (
    <li>
      {open ? (
        link
      ) : (
        <Tooltip text={title(entry)} side="right">
          {link}
        </Tooltip>
      )}
    </li>
  );
}
