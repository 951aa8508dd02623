import type { OfficeRoomType } from '@gangway/shared/contract/office/fleet/room-types.ts';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { FormDrawer } from '../../../ui/form/form-dialog.tsx';
import { deleteRoomType } from '../requests/room-types.ts';
import { TypeFields } from './type-fields.tsx';

interface TypeDrawerProps {
  /** The type to change; a new one if omitted. */
  type?: OfficeRoomType;
  onClose: () => void;
}

/** A form for a room type beside the list; a type without rooms can be deleted. */
export function TypeDrawer({ type, onClose }: TypeDrawerProps) {
  const { t } = useTranslation(['room-types', 'frame']);
  const code = type?.code ?? '';
  return (
    <FormDrawer
      onClose={onClose}
      size="wide"
      title={type ? t('form.change', { code }) : t('form.new')}
      deletion={
        type && {
          action: t('form.delete'),
          title: t('form.deleteTitle', { code }),
          consequence: t('form.deleteConsequence'),
          deleted: t('form.deleted', { code }),
          onDelete: () => deleteRoomType(type.id),
        }
      }
    >
      <TypeFields
        type={type}
        onSaved={saved => {
          toasts.show(t('form.saved', { code: saved.code }), 'ok');
          onClose();
        }}
      />
    </FormDrawer>
  );
}
