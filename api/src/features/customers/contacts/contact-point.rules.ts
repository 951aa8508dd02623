import type { ContactPoint } from '../../../accounts/customers/reachable-account.types.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Deps } from '../../../lib/http/context.ts';

/** The recipient of a code: an e-mail address or a phone, normalized by their schemas. */
export function contactPointOf({
  email,
  phone,
}: {
  email?: string | undefined;
  phone?: string | undefined;
}): ContactPoint {
  return email === undefined
    ? { channel: 'sms', recipient: phone ?? '' }
    : { channel: 'email', recipient: email };
}

/** @throws AppError `invalid-input` for a phone while no SMS provider is configured (R355) */
export function requireReachable({ channel }: ContactPoint, { sms }: Deps): void {
  if (channel === 'sms' && !sms) throw new AppError('invalid-input', { fields: { phone: 'no-sms' } });
}
