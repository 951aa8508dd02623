import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { FieldBinding } from '../../lib/forms/use-office-form.ts';
import { useSessionUser } from '../../lib/session.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

const password = z.string().min(1);

/** What proves that it is the owner who changes a second factor (R460): of a user without one, and of a user who has one. */
export const proofWithout = z.object({ currentPassword: password, secondFactor: z.string() });
export const proofWith = z.object({ currentPassword: password, secondFactor: z.string().trim().min(1) });

interface ProofFieldsProps {
  form: { field(path: 'currentPassword' | 'secondFactor', label: string): FieldBinding<string> };
  withSecondFactor: boolean;
  autoFocus?: boolean;
}

/** The password, and the present second factor if there is one: a borrowed session must not be enough. */
export function ProofFields({ form, withSecondFactor, autoFocus = false }: ProofFieldsProps) {
  const { t } = useTranslation('second-factor');
  const { username } = useSessionUser();
  return (
    <>
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        {...form.field('currentPassword', t('fields.password'))}
        autoComplete="current-password"
        autoFocus={autoFocus}
      />
      {withSecondFactor && (
        <TextField
          {...form.field('secondFactor', t('fields.proof'))}
          autoComplete="one-time-code"
          spellCheck={false}
        />
      )}
    </>
  );
}
