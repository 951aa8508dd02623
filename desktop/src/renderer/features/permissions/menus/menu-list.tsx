import type { MenuEntry } from '@gangway/shared/contract/office/system/roles.ts';
import { useMutation } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useMenuTitle } from '../../../lib/menu/use-menu.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { orderMenus } from '../requests/menus.ts';
import styles from './menu-list.module.css';

interface MenuListProps {
  menus: readonly MenuEntry[];
  /** Parent whose children are listed; 0 for the top level. */
  pid: number;
  /** Returns a role's name by its code. */
  roleName: (code: string) => string;
  onAdd: (pid: number) => void;
  onEdit: (entry: MenuEntry) => void;
  onDelete: (entry: MenuEntry) => void;
}

/** The children of an entry, each with its own children. */
export function MenuList(props: MenuListProps) {
  const { menus, pid, roleName, onAdd, onEdit, onDelete } = props;
  const { t } = useTranslation('permissions');
  const { enumerate } = useFormat();
  const titleOf = useMenuTitle();
  const siblings = menus.filter(menu => menu.pid === pid);
  const ordering = useMutation({ mutationFn: orderMenus });
  const swap = (index: number, other: number) => {
    const next = [...siblings];
    const [one, two] = [next[index], next[other]];
    if (!one || !two) return;
    next[index] = two;
    next[other] = one;
    ordering.mutate(next);
  };
  return (
    <ul className={styles.list} aria-label={pid === 0 ? t('menus.tree') : undefined}>
      {siblings.map((menu, index) => {
        const entry = titleOf(menu);
        const openFor =
          menu.roles.length > 0
            ? t('menus.openFor', { roles: enumerate(menu.roles.map(roleName)) })
            : t('menus.forNobody');
        return (
          <li key={menu.id}>
            <div className={styles.entry}>
              <span className={styles.title}>{entry}</span>
              <code className={styles.path}>{inWords(menu.path)}</code>
              <span className={styles.roles}>{openFor}</span>
              <span className={styles.actions}>
                <IconButton
                  icon={ArrowUp}
                  label={t('menus.up', { entry })}
                  disabled={index === 0 || ordering.isPending}
                  onClick={() => swap(index, index - 1)}
                />
                <IconButton
                  icon={ArrowDown}
                  label={t('menus.down', { entry })}
                  disabled={index === siblings.length - 1 || ordering.isPending}
                  onClick={() => swap(index, index + 1)}
                />
                {pid === 0 && (
                  <IconButton
                    icon={Plus}
                    label={t('menus.addBelow', { entry })}
                    onClick={() => onAdd(menu.id)}
                  />
                )}
                <IconButton icon={Pencil} label={t('menus.edit', { entry })} onClick={() => onEdit(menu)} />
                <IconButton
                  icon={Trash2}
                  label={t('menus.deleteTitle', { entry })}
                  onClick={() => onDelete(menu)}
                />
              </span>
            </div>
            <MenuList {...props} pid={menu.id} />
          </li>
        );
      })}
    </ul>
  );
}

/** A path such as `roomCheckInManagement`, which breaks between its words where it does not fit. */
const inWords = (path: string) =>
  path.split(/(?=[A-Z])/).map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a path do not move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
