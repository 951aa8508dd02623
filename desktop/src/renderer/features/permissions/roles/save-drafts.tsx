import type { MenuEntry, Role } from '@gangway/shared/contract/office/system/roles.ts';
import { changesByOthers, merged } from '@gangway/shared/domain/edits/three-way-merge.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { meanwhileOf, useOthersChanges } from '../../../lib/forms/use-others-changes.ts';
import { useMenuTitle } from '../../../lib/menu/use-menu.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { ChangesDialog } from '../../../ui/form/changes-dialog.tsx';
import { refreshRoles, saveRole, savingRoles } from '../requests/roles.ts';
import { menuGaps } from './menu-gaps.ts';
import { type Drafts, type Grants, grantsOf, saveOf, switchesOf } from './role-drafts.ts';
import styles from './save-drafts.module.css';

interface SaveDraftsProps {
  menus: readonly MenuEntry[];
  drafts: Drafts;
  /** A role's draft is saved. */
  onSaved: (id: number) => void;
  onDiscard: () => void;
}

/**
 * Shows how many roles have unsaved changes, the effect of saving, and where menu and permissions disagree; saves them.
 */
export function SaveDrafts({ menus, drafts, onSaved, onDiscard }: SaveDraftsProps) {
  const { t } = useTranslation(['permissions', 'frame']);
  const { text, enumerate } = useFormat();
  const titleOf = useMenuTitle();
  const { question, ask } = useOthersChanges();
  const saving = useMutation({
    mutationKey: savingRoles,
    meta: { inline: true },
    mutationFn: async () => {
      for (const draft of drafts.values()) {
        if (!(await saveOver(draft.from, draft))) return false;
        onSaved(draft.from.id);
      }
      return true;
    },
    onSuccess: done => {
      if (done) toasts.show(t('frame:saved'), 'ok');
    },
    onSettled: () => refreshRoles(),
  });
  const permissionText = (name: string) => t(`permissions.${name.replace('.', '-') as 'orders-read'}`);
  const labelOf = (field: string) => {
    const [kind = '', name = ''] = field.split(':');
    if (kind === 'permissions') return permissionText(name);
    const entry = menus.find(({ id }) => id === Number(name));
    return entry ? titleOf(entry) : name;
  };
  /**
   * Saves grants that are based on a version of a role; false if the decision about another user's change was
   * postponed.
   */
  const saveOver = async (from: Role, grants: Grants): Promise<boolean> => {
    try {
      await saveRole(saveOf(from, grants), from.version);
      return true;
    } catch (error) {
      const meanwhile = meanwhileOf(error);
      if (!meanwhile) throw error;
      const now = meanwhile.record as unknown as Role;
      const among = [from, grants, now];
      const mine = switchesOf(grants, among);
      const changes = changesByOthers(switchesOf(from, among), mine, switchesOf(now, among));
      const named = changes.map(change => ({
        ...change,
        label: `${text(now.name)} · ${labelOf(change.field)}`,
        write: () => undefined,
      }));
      const choices = named.length > 0 ? await ask(meanwhile, named) : {};
      return choices !== null && saveOver(now, grantsOf(merged(mine, changes, choices)));
    }
  };
  const gaps = [...drafts.values()].flatMap(draft =>
    menuGaps(draft, menus).map(gap => ({ ...gap, role: draft.from })),
  );
  return (
    <>
      <Notice
        tone="warn"
        action={
          <span className={styles.buttons}>
            <Button size="small" disabled={saving.isPending} onClick={onDiscard}>
              {t('frame:cancel')}
            </Button>
            <Button size="small" variant="primary" loading={saving.isPending} onClick={() => saving.mutate()}>
              {t('frame:save')}
            </Button>
          </span>
        }
      >
        {t('roles.unsaved', { count: drafts.size })}
        {gaps.length > 0 && (
          <ul className={styles.gaps}>
            {gaps.map(({ role, permission, missing, screens }) => (
              <li key={`${role.id} ${permission}`}>
                {t(missing === 'screen' ? 'roles.screenMissing' : 'roles.permissionMissing', {
                  role: text(role.name),
                  permission: permissionText(permission),
                  screens: enumerate(screens.map(titleOf)),
                })}
              </li>
            ))}
          </ul>
        )}
      </Notice>
      <ChangesDialog question={question} />
      {saving.error && (
        <Notice live tone="bad">
          {saving.error.message}
        </Notice>
      )}
    </>
  );
}
