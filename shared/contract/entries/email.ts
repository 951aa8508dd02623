/** What is wrong with an e-mail address, as a key of the texts in shared/i18n (`entry-rules`). */
export type EmailFault = 'email-format' | 'email-letters';

/** The longest address that mail servers take (RFC 5321). */
export const EMAIL_MAX = 254;

const atom = "[A-Za-z0-9_'+-]+";
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?';
const address = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+[A-Za-z]{2,}$`);

/**
 * Whether a mail can be sent to an address, in forms and in the API alike. Letters beyond ASCII are refused with a reason
 * of their own: a mail to `josé@…` arrives only where every server on the way offers SMTPUTF8, and most do not.
 */
export function emailFault(text: string): EmailFault | null {
  const typed = text.trim();
  if (/[^\p{ASCII}]/u.test(typed)) return 'email-letters';
  return typed.length <= EMAIL_MAX && address.test(typed) ? null : 'email-format';
}
