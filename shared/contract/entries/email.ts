/** What is wrong with an e-mail address, as a key of the texts in shared/i18n (`entry-rules`). */
export type EmailFault = 'email-format' | 'email-letters';

/** Maximum length of an e-mail address (RFC 5321). */
export const EMAIL_MAX = 254;

const atom = "[A-Za-z0-9_'+-]+";
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?';
const address = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+[A-Za-z]{2,}$`);

/**
 * What is wrong with an e-mail address, or null; used by forms and the API. Letters beyond ASCII have a reason of their
 * own: a mail to `josé@…` arrives only if every server on the way supports SMTPUTF8, and most do not.
 */
export function emailFault(text: string): EmailFault | null {
  const typed = text.trim();
  if (/[^\p{ASCII}]/u.test(typed)) return 'email-letters';
  return typed.length <= EMAIL_MAX && address.test(typed) ? null : 'email-format';
}
