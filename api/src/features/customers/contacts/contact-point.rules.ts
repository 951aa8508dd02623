import type { ContactPoint } from './reachable-account.types.ts';

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
