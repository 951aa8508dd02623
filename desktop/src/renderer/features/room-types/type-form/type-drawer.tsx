import type { OfficeRoomType } from '@gangway/shared/contract/office/room-types.ts';
import { Button } from '@gangway/shared/ui/button.tsx';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leave } from '../../../lib/leave-guard.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Drawer } from '../../../ui/dialog.tsx';
import { toasts } from '../../../ui/toasts.ts';
import { deleteRoomType } from '../requests/room-types.ts';
import { TypeFields } from './type-fields.tsx';

interface TypeDrawerProps {
  /** The type to change; a new one when left out. */
  type?: OfficeRoomType;
  onClose: () => void;
}

/** A room type beside the list: made, changed, or deleted while no room is of it. */
export function TypeDrawer({ type, onClose }: TypeDrawerProps) {
  const { t } = useTranslation(['room-types', 'frame']);
  const formId = useId();
  const [deleting, setDeleting] = useState(false);
  const code = type?.code ?? '';
  return (
    <>
      <Drawer
        open
        onClose={() => leave(onClose)}
        size="wide"
        title={type ? t('form.change', { code }) : t('form.new')}
        actions={
          <>
            {type && (
              <Button variant="quietDanger" onClick={() => setDeleting(true)}>
                {t('form.delete')}
              </Button>
            )}
            <Button onClick={() => leave(onClose)}>{t('frame:cancel')}</Button>
            <Button type="submit" form={formId} variant="primary">
              {t('frame:save')}
            </Button>
          </>
        }
      >
        <TypeFields
          formId={formId}
          type={type}
          onSaved={saved => {
            toasts.show(t('form.saved', { code: saved.code }), 'ok');
            onClose();
          }}
        />
      </Drawer>
      <ConfirmDialog
        open={deleting}
        onClose={() => setDeleting(false)}
        destructive
        title={t('form.deleteTitle', { code })}
        consequence={t('form.deleteConsequence')}
        action={t('form.delete')}
        onConfirm={async () => {
          if (!type) return;
          await deleteRoomType(type.id);
          toasts.show(t('form.deleted', { code }), 'ok');
          onClose();
        }}
      />
    </>
  );
}
