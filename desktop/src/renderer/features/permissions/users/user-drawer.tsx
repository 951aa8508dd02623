import type { SystemUser } from '@gangway/shared/contract/staff.ts';
import { accountStatuses } from '@gangway/shared/contract/vocabulary.ts';
import { Button } from '@gangway/shared/ui/button.tsx';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { leave } from '../../../lib/leave-guard.ts';
import { useSessionUser } from '../../../lib/session.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Drawer } from '../../../ui/dialog.tsx';
import { Form, FormRow } from '../../../ui/form.tsx';
import { MultiSelect } from '../../../ui/multi-select.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { toasts } from '../../../ui/toasts.ts';
import { useRoles } from '../requests/roles.ts';
import { deleteSystemUser, saveSystemUser } from '../requests/system-users.ts';
import { emptyUser, formOf, newUserForm, saveOf, userForm } from './user-form.ts';

/** A system user to change, or a new one. */
export function UserDrawer({ user, onClose }: { user: SystemUser | undefined; onClose: () => void }) {
  const { t } = useTranslation(['permissions', 'frame']);
  const { text } = useFormat();
  const self = useSessionUser();
  const { data: roles } = useRoles();
  const formId = useId();
  const [deleting, setDeleting] = useState(false);
  const form = useOfficeForm({
    schema: user ? userForm : newUserForm,
    defaultValues: user ? formOf(user) : emptyUser,
    save: values => saveSystemUser(saveOf(user, values)),
    saved: ({ username }) => {
      toasts.show(user ? t('frame:saved') : t('users.added', { username }), 'ok');
      onClose();
    },
  });
  const roleField = form.field('roles', t('users.fields.roles'));
  return (
    <Drawer
      open
      onClose={() => leave(onClose)}
      title={user ? user.username : t('users.add')}
      actions={
        <>
          {user && user.id !== self.id && (
            <Button variant="quietDanger" onClick={() => setDeleting(true)}>
              {t('users.deleteAction')}
            </Button>
          )}
          <Button onClick={() => leave(onClose)}>{t('frame:cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={form.saving}>
            {user ? t('frame:save') : t('users.add')}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} columns={2}>
        <TextField {...form.field('username', t('users.fields.username'))} autoComplete="off" />
        <TextField {...form.field('name', t('users.fields.name'))} optional />
        <FormRow>
          <MultiSelect
            {...roleField}
            onChange={codes => roleField.onChange([...codes])}
            empty={t('users.fields.noRoles')}
            choices={(roles ?? []).map(({ code, name }) => ({ value: code, label: text(name) }))}
          />
        </FormRow>
        <TextField {...form.field('email', t('users.fields.email'))} type="email" optional />
        <SelectField
          {...form.field('status', t('users.fields.status'))}
          hint={t('users.inactiveHint')}
          choices={accountStatuses.map(value => ({ value, label: t(`users.status.${value}`) }))}
          disabled={user?.id === self.id}
        />
        <FormRow>
          <TextArea {...form.field('introduction', t('users.fields.introduction'))} optional rows={2} />
        </FormRow>
        {user?.id !== self.id && (
          <FormRow>
            <PasswordField
              {...form.field('password', t(user ? 'users.fields.newPassword' : 'users.fields.password'))}
              hint={t(user ? 'users.newPasswordHint' : 'users.passwordHint')}
              autoComplete="new-password"
              optional={user !== undefined}
            />
          </FormRow>
        )}
      </Form>
      {user && deleting && (
        <ConfirmDialog
          open
          destructive
          onClose={() => setDeleting(false)}
          title={t('users.deleteTitle', { username: user.username })}
          consequence={t('users.deleteConsequence')}
          action={t('users.deleteAction')}
          onConfirm={async () => {
            await deleteSystemUser(user.id);
            toasts.show(t('users.deleted', { username: user.username }), 'ok');
            onClose();
          }}
        />
      )}
    </Drawer>
  );
}
