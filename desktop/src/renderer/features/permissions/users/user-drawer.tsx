import { accountStatuses } from '@gangway/shared/contract/base/vocabulary.ts';
import type { SystemUser } from '@gangway/shared/contract/people/staff.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { useSessionUser } from '../../../lib/session.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { MultiSelect } from '../../../ui/fields/multi-select.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import { Form, FormRow } from '../../../ui/form/form.tsx';
import { FormDrawer } from '../../../ui/form/form-dialog.tsx';
import { useRoles } from '../requests/roles.ts';
import { deleteSystemUser, resetSecondFactor, saveSystemUser } from '../requests/system-users.ts';
import { emptyUser, formOf, newUserForm, saveOf, shownOf, userForm } from './user-form.ts';

/** A form for a system user, existing or new. */
export function UserDrawer({ user, onClose }: { user: SystemUser | undefined; onClose: () => void }) {
  const { t } = useTranslation(['permissions', 'frame']);
  const { text } = useFormat();
  const self = useSessionUser();
  const { data: roles } = useRoles();
  const form = useOfficeForm({
    schema: user ? userForm : newUserForm,
    defaultValues: user ? formOf(user) : emptyUser,
    record: user,
    valuesOf: shownOf,
    save: (values, original) => saveSystemUser(saveOf(original, values), original?.version),
    saved: ({ username }) => {
      toasts.show(user ? t('frame:saved') : t('users.added', { username }), 'ok');
      onClose();
    },
  });
  const roleField = form.field('roles', t('users.fields.roles'));
  return (
    <FormDrawer
      onClose={onClose}
      title={user ? user.username : t('users.add')}
      action={user ? t('frame:save') : t('users.add')}
      deletion={
        user &&
        user.id !== self.id && {
          action: t('users.deleteAction'),
          title: t('users.deleteTitle', { username: user.username }),
          consequence: t('users.deleteConsequence'),
          deleted: t('users.deleted', { username: user.username }),
          onDelete: () => deleteSystemUser(user.id),
        }
      }
    >
      <Form form={form} columns={2}>
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
        {user?.secondFactor && user.id !== self.id && (
          <FormRow>
            <SecondFactorReset user={user} onReset={onClose} />
          </FormRow>
        )}
      </Form>
    </FormDrawer>
  );
}

/** For a user who has lost the phone. Not a part of the form: it happens at once. */
function SecondFactorReset({ user, onReset }: { user: SystemUser; onReset: () => void }) {
  const { t } = useTranslation('permissions');
  const { username } = user;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('users.resetSecondFactor')}</Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        destructive
        title={t('users.resetTitle', { username })}
        consequence={t('users.resetConsequence')}
        action={t('users.resetSecondFactor')}
        onConfirm={async () => {
          await resetSecondFactor(user.id);
          toasts.show(t('users.resetDone', { username }), 'ok');
          onReset();
        }}
      />
    </>
  );
}
