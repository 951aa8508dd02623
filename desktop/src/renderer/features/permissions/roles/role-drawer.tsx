import { type Role, roleSave } from '@gangway/shared/contract/office/roles.ts';
import { Button } from '@gangway/shared/ui/button.tsx';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { leave } from '../../../lib/leave-guard.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Drawer } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toasts } from '../../../ui/toasts.ts';
import { deleteRole, saveRole } from '../requests/roles.ts';

const named = roleSave.pick({ code: true, name: true });

/** A role's name, or a new role: what it may do and see is ticked in the matrix and the tree. */
export function RoleDrawer({ role, onClose }: { role: Role | undefined; onClose: () => void }) {
  const { t } = useTranslation(['permissions', 'frame']);
  const { text } = useFormat();
  const formId = useId();
  const [deleting, setDeleting] = useState(false);
  const { permissions, menuIds } = role ?? { permissions: [], menuIds: [] };
  const form = useOfficeForm({
    schema: named,
    defaultValues: { code: role?.code ?? '', name: role?.name ?? { en: '', zh: '', ko: '' } },
    save: values => saveRole({ ...values, permissions, menuIds, ...(role && { id: role.id }) }),
    saved: () => {
      toasts.show(t('frame:saved'), 'ok');
      onClose();
    },
  });
  return (
    <Drawer
      open
      size="small"
      onClose={() => leave(onClose)}
      title={role ? t('roles.edit', { role: text(role.name) }) : t('roles.add')}
      actions={
        <>
          {role && (
            <Button variant="quietDanger" onClick={() => setDeleting(true)}>
              {t('roles.deleteAction')}
            </Button>
          )}
          <Button onClick={() => leave(onClose)}>{t('frame:cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={form.saving}>
            {role ? t('frame:save') : t('roles.add')}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId}>
        <TextField
          {...form.field('code', t('roles.fields.code'))}
          hint={t('roles.fields.codeHint')}
          disabled={role !== undefined}
        />
        <TextField {...form.field('name.en', t('roles.fields.nameEn'))} />
        <TextField {...form.field('name.zh', t('roles.fields.nameZh'))} lang="zh" />
        <TextField {...form.field('name.ko', t('roles.fields.nameKo'))} lang="ko" />
      </Form>
      {role && deleting && (
        <ConfirmDialog
          open
          destructive
          onClose={() => setDeleting(false)}
          title={t('roles.deleteTitle', { role: text(role.name) })}
          consequence={t('roles.deleteConsequence')}
          action={t('roles.deleteAction')}
          onConfirm={async () => {
            await deleteRole(role.id);
            onClose();
          }}
        />
      )}
    </Drawer>
  );
}
