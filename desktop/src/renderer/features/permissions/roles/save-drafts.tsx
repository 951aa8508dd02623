import type { Role } from '@gangway/shared/contract/office/system/roles.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { saveRole } from '../requests/roles.ts';
import { type Drafts, savesOf } from './role-drafts.ts';
import styles from './save-drafts.module.css';

interface SaveDraftsProps {
  roles: readonly Role[];
  drafts: Drafts;
  onDone: () => void;
}

/** Shows how many roles have unsaved changes and what saving affects, and saves them. */
export function SaveDrafts({ roles, drafts, onDone }: SaveDraftsProps) {
  const { t } = useTranslation(['permissions', 'frame']);
  const saving = useMutation({
    meta: { inline: true },
    mutationFn: async () => {
      for (const role of savesOf(roles, drafts)) await saveRole(role);
    },
    onSuccess: () => {
      toasts.show(t('frame:saved'), 'ok');
      onDone();
    },
  });
  return (
    <>
      <Notice
        tone="warn"
        action={
          <span className={styles.buttons}>
            <Button size="small" onClick={onDone}>
              {t('frame:cancel')}
            </Button>
            <Button size="small" variant="primary" loading={saving.isPending} onClick={() => saving.mutate()}>
              {t('frame:save')}
            </Button>
          </span>
        }
      >
        {t('roles.unsaved', { count: drafts.size })}
      </Notice>
      {saving.error && (
        <Notice live tone="bad">
          {saving.error.message}
        </Notice>
      )}
    </>
  );
}
