import type { MenuEntry, Role } from '@gangway/shared/contract/office/system/roles.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import { useMenuTitle } from '../../../lib/menu/use-menu.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { type Drafts, drafted, toggleMenus } from './role-drafts.ts';
import styles from './roles.module.css';

interface MenuTreeProps {
  role: Role;
  menus: readonly MenuEntry[];
  drafts: Drafts;
  onChange: (drafts: Drafts) => void;
}

/** The menu entries visible to a role, as a tree of checkboxes; a section's checkbox toggles everything in it. */
export function MenuTree({ role, menus, drafts, onChange }: MenuTreeProps) {
  const { t } = useTranslation('permissions');
  const titleOf = useMenuTitle();
  const open = drafted(role, drafts).menuIds;
  const branch = (pid: number) => (
    <ul className={styles.branch}>
      {menus
        .filter(menu => menu.pid === pid)
        .map(menu => {
          const within = [menu, ...descendants(menus, menu.id)].map(({ id }) => id);
          const leaves = within.filter(id => !menus.some(other => other.pid === id));
          const ticked = leaves.filter(id => open.includes(id)).length;
          return (
            <li key={menu.id}>
              <Checkbox
                label={titleOf(menu)}
                value={ticked === leaves.length}
                mixed={ticked > 0 && ticked < leaves.length}
                disabled={role.builtIn}
                onChange={on => onChange(toggleMenus(drafts, role, within, on))}
              />
              {within.length > 1 && branch(menu.id)}
            </li>
          );
        })}
    </ul>
  );
  return (
    <>
      {open.length === 0 && <Notice tone="warn">{t('roles.noMenu')}</Notice>}
      {branch(0)}
    </>
  );
}

const descendants = (menus: readonly MenuEntry[], id: number): MenuEntry[] =>
  menus.filter(menu => menu.pid === id).flatMap(menu => [menu, ...descendants(menus, menu.id)]);
