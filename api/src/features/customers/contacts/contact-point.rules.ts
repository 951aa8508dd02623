import type { ContactPoint } from '../../../accounts/customers/reachable-account.types.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Deps } from '../../../lib/http/context.ts';

/** The recipient of a code: an e-mail address or a phone, as their schemas have written it. */
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

/** @throws AppError `invalid-input` for a phone while nothing sends text messages (R355) */
export function requireReachable({ channel }: ContactPoint, { sms }: Deps): void {
  if (channel === 'sms' && !sms) throw new AppError('invalid-input', { fields: { phone: 'no-sms' } });
}
