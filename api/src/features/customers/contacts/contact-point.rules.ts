import { normalisePhone } from '@gangway/shared/contract/entries/phone.ts';
import { AppError } from '../../../lib/errors.ts';
import type { ContactPoint } from './reachable-account.types.ts';

/** The recipient of a code, an e-mail address or a phone. @throws AppError `invalid-input` for an invalid number. */
export function contactPointOf({
  email,
  phone,
}: {
  email?: string | undefined;
  phone?: string | undefined;
}): ContactPoint {
  if (email !== undefined) return { channel: 'email', recipient: email };
  const recipient = normalisePhone(phone ?? '');
  if (recipient === null) throw new AppError('invalid-input', { fields: { phone: 'phone-format' } });
  return { channel: 'sms', recipient };
}
