import { PASSWORD_MAX, PASSWORD_MIN } from '@gangway/shared/domain/passwords/password.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useOfficeForm } from '../../lib/forms/use-office-form.ts';
import { useSessionUser } from '../../lib/session.ts';
import { toasts } from '../../ui/dialogs/toasts.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { changeOwnPassword } from './change-own-password.ts';

const schema = z
  .object({
    currentPassword: z.string().min(1),
    password: z.string().min(PASSWORD_MIN).max(PASSWORD_MAX),
    repeat: z.string().min(1),
  })
  .refine(({ password, repeat }) => password === repeat, { path: ['repeat'], message: 'differs' });

/** Changes the user's own password; the current password proves that it is the user. */
export function PasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  // Unmounted when closed, so that the typed passwords are discarded.
  return open ? <OpenDialog onClose={onClose} /> : null;
}

function OpenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('frame');
  const user = useSessionUser();
  const queries = useQueryClient();
  const form = useOfficeForm({
    schema,
    defaultValues: { currentPassword: '', password: '', repeat: '' },
    record: user,
    // None of it is of the user's record: whatever was changed there meanwhile stays.
    valuesOf: () => ({}),
    save: (values, known) => changeOwnPassword(known, values),
    saved: () => {
      toasts.show(t('password.changed'), 'ok');
      void queries.invalidateQueries({ queryKey: ['session-user'] });
      onClose();
    },
    sentenceOf: () => t('password.differs'),
  });
  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title={t('password.title')}
      description={t('password.others')}
      action={t('password.action')}
    >
      <Form form={form}>
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
        <PasswordField
          {...form.field('currentPassword', t('password.current'))}
          autoComplete="current-password"
          autoFocus
        />
        <PasswordField
          {...form.field('password', t('password.next'))}
          hint={t('password.nextHint')}
          autoComplete="new-password"
        />
        <PasswordField {...form.field('repeat', t('password.repeat'))} autoComplete="new-password" />
      </Form>
    </FormDialog>
  );
}
