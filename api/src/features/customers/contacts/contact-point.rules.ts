import { normalisePhone } from '@gangway/shared/contract/entries/phone.ts';
import { AppError } from '../../../lib/errors.ts';
import type { ContactPoint } from './reachable-account.types.ts';

/** Where a code for an e-mail address or a phone goes. @throws AppError `invalid-input` for what is no phone number. */
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
