import type { SessionUser, SystemUser } from '@gangway/shared/contract/people/staff.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '@gangway/shared/domain/passwords/password.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { request } from '../../lib/api/request.ts';
import { type OfficeForm, useOfficeForm } from '../../lib/forms/use-office-form.ts';
import { setSessionUser, useSessionUser } from '../../lib/session.ts';
import { toasts } from '../../ui/dialogs/toasts.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Form } from '../../ui/form/form.tsx';

const schema = z
  .object({
    currentPassword: z.string().min(1),
    password: z.string().min(PASSWORD_MIN).max(PASSWORD_MAX),
    repeat: z.string().min(1),
  })
  .refine(({ password, repeat }) => password === repeat, { path: ['repeat'], message: 'differs' });

type PasswordValues = z.infer<typeof schema>;

/** The form that changes the user's own password; the current one proves their identity. */
export function usePasswordForm(onChanged: () => void): OfficeForm<PasswordValues> {
  const { t } = useTranslation('frame');
  const user = useSessionUser();
  return useOfficeForm({
    schema,
    defaultValues: { currentPassword: '', password: '', repeat: '' },
    record: user,
    // The form shows nothing of the user's record, so changes made to it meanwhile stay.
    valuesOf: () => ({}),
    save: (values, original) => changeOwnPassword(original, values),
    saved: ({ version }) => {
      toasts.show(t('password.changed'), 'ok');
      setSessionUser({ ...user, version, demonstrationPassword: false, passwordIsGiven: false });
      onChanged();
    },
    sentenceOf: () => t('password.differs'),
  });
}

interface PasswordFieldsProps {
  form: OfficeForm<PasswordValues>;
  /** Label of the current password. */
  current: string;
  children?: ReactNode;
}

export function PasswordFields({ form, current, children }: PasswordFieldsProps) {
  const { t } = useTranslation('frame');
  const { username } = useSessionUser();
  return (
    <Form form={form}>
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField {...form.field('currentPassword', current)} autoComplete="current-password" autoFocus />
      <PasswordField
        {...form.field('password', t('password.next'))}
        hint={t('password.nextHint')}
        autoComplete="new-password"
      />
      <PasswordField {...form.field('repeat', t('password.repeat'))} autoComplete="new-password" />
      {children}
    </Form>
  );
}

/** The user's fields that are saved unchanged. */
type OwnFields = Pick<
  SessionUser,
  'id' | 'version' | 'username' | 'name' | 'avatar' | 'introduction' | 'email' | 'roles'
>;

/** `POST /sysUser/save` (R71) with the user's unchanged fields and a new password. */
const changeOwnPassword = (
  { id, version, username, name, avatar, introduction, email, roles }: OwnFields,
  { currentPassword, password }: { currentPassword: string; password: string },
) =>
  request<SystemUser>('POST', '/sysUser/save', {
    body: { id, username, name, avatar, introduction, email, roles, currentPassword, password },
    version,
  });
