import { sameInAll } from '@gangway/shared/contract/base/languages.ts';
import { type Role, roleSave } from '@gangway/shared/contract/office/system/roles.ts';
import { languageName } from '@gangway/shared/i18n/language-names.ts';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormDrawer } from '../../../ui/form/form-dialog.tsx';
import { LocalisedFields } from '../../../ui/form/localised-fields.tsx';
import { deleteRole, saveRole } from '../requests/roles.ts';

const named = roleSave.pick({ code: true, name: true });

const valuesOf = ({ code, name }: Role): z.input<typeof named> => ({
  code,
  name: { ...sameInAll(), ...name },
});

/** A form for a role's name, existing or new; its permissions and menus are set in the matrix and the tree. */
export function RoleDrawer({ role, onClose }: { role: Role | undefined; onClose: () => void }) {
  const { t } = useTranslation(['permissions', 'frame']);
  const { text, language } = useFormat();
  const form = useOfficeForm({
    schema: named,
    defaultValues: role ? valuesOf(role) : { code: '', name: sameInAll() },
    record: role,
    valuesOf,
    save: (values, original) =>
      saveRole(
        original
          ? { ...values, id: original.id, permissions: original.permissions, menuIds: original.menuIds }
          : { ...values, permissions: [], menuIds: [] },
        original?.version,
      ),
    saved: () => {
      toasts.show(t('frame:saved'), 'ok');
      onClose();
    },
  });
  return (
    <FormDrawer
      size="small"
      onClose={onClose}
      title={role ? t('roles.edit', { role: text(role.name) }) : t('roles.add')}
      action={role ? t('frame:save') : t('roles.add')}
      deletion={
        role && {
          action: t('roles.deleteAction'),
          title: t('roles.deleteTitle', { role: text(role.name) }),
          consequence: t('roles.deleteConsequence'),
          onDelete: () => deleteRole(role.id),
        }
      }
    >
      <Form form={form}>
        <TextField
          {...form.field('code', t('roles.fields.code'))}
          hint={role ? undefined : t('roles.fields.codeHint')}
          disabled={role !== undefined}
        />
        <LocalisedFields
          field={of =>
            form.field(`name.${of}`, t('roles.fields.nameIn', { language: languageName(of, language) }))
          }
        />
      </Form>
    </FormDrawer>
  );
}
