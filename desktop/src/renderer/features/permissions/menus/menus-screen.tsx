import type { MenuEntry } from '@gangway/shared/contract/office/system/roles.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMenuTitle } from '../../../lib/menu/use-menu.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Screen } from '../../../ui/layout/screen.tsx';
import { SkeletonLines } from '../../../ui/status/skeleton.tsx';
import { ErrorState } from '../../../ui/status/state-panel.tsx';
import { deleteMenu, useMenuEntries } from '../requests/menus.ts';
import { useRoleName } from '../use-role-name.ts';
import { type MenuDraft, MenuDrawer } from './menu-drawer.tsx';
import { MenuList } from './menu-list.tsx';

const lastAmong = (siblings: readonly MenuEntry[]) =>
  Math.max(0, ...siblings.map(({ position }) => position)) + 1;

/** The menu as a tree (R39). */
export default function MenusScreen() {
  const { t } = useTranslation('permissions');
  const titleOf = useMenuTitle();
  const { data: menus, error, refetch } = useMenuEntries();
  const roleName = useRoleName();
  const [draft, setDraft] = useState<MenuDraft | null>(null);
  const [deleting, setDeleting] = useState<MenuEntry | null>(null);
  const add = (pid: number) =>
    setDraft({ pid, position: lastAmong((menus ?? []).filter(menu => menu.pid === pid)) });
  return (
    <Screen>
      <PageHeader
        title={t('menus.title')}
        actions={
          <Button variant="primary" icon={Plus} onClick={() => add(0)}>
            {t('menus.add')}
          </Button>
        }
      />
      {error && !menus && <ErrorState error={error} onRetry={refetch} />}
      {!menus && !error && (
        <Panel>
          <SkeletonLines lines={14} />
        </Panel>
      )}
      {menus && (
        <Panel flush>
          <MenuList
            menus={menus}
            pid={0}
            roleName={roleName}
            onAdd={add}
            onEdit={entry => setDraft({ entry, pid: entry.pid, position: entry.position })}
            onDelete={setDeleting}
          />
        </Panel>
      )}
      {draft && menus && <MenuDrawer draft={draft} menus={menus} onClose={() => setDraft(null)} />}
      {deleting && (
        <ConfirmDialog
          open
          destructive
          onClose={() => setDeleting(null)}
          title={t('menus.deleteTitle', { entry: titleOf(deleting) })}
          consequence={t('menus.deleteConsequence')}
          action={t('menus.deleteAction')}
          onConfirm={() => deleteMenu(deleting.id)}
        />
      )}
    </Screen>
  );
}
