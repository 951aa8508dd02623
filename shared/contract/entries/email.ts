import { EMAIL_MAX } from '../base/limits.ts';
import { cleanLine } from '../base/typed-text.ts';

/** What is wrong with an e-mail address, as a key of the texts in shared/i18n (`entry-rules`). */
export type EmailFault = 'email-format' | 'email-letters';

/** Maximum length of the part before the @ (RFC 5321). */
const MAILBOX_MAX = 64;

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const mailbox = new RegExp(`^${atom}(?:\\.${atom})*$`);
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const domain = new RegExp(`^(?:${label}\\.)+(?:[a-z]{2,63}|xn--${label})$`);

/** The characters of a domain beyond ASCII: letters, their marks, digits, and the dots and hyphens between. */
const international = /^[\p{L}\p{M}\p{N}.\-。．｡·・]+$/u;

/** Node and all browsers have it, but their types are not available here. */
const { URL: Address } = globalThis as unknown as { URL: new (url: string) => { hostname: string } };

/** A domain in lower-case ASCII (IDNA); null if it is invalid. */
function asciiDomain(typed: string): string | null {
  if (!international.test(typed)) return null;
  try {
    const { hostname } = new Address(`http://${typed}`);
    const ascii = hostname.replace(/\.$/, '');
    return domain.test(ascii) ? ascii : null;
  } catch {
    return null;
  }
}

function read(typed: string): { address: string } | EmailFault {
  const line = cleanLine(typed)
    .replace(/^mailto:/i, '')
    .replace('＠', '@');
  const at = line.lastIndexOf('@');
  if (at < 1) return 'email-format';
  const host = asciiDomain(line.slice(at + 1));
  const box = fullWidth.test(line.slice(0, at)) ? line.slice(0, at).normalize('NFKC') : line.slice(0, at);
  if (host === null) return 'email-format';
  if (/[^\p{ASCII}]/u.test(box)) return 'email-letters';
  const address = `${box}@${host}`.toLowerCase();
  const fits = box.length <= MAILBOX_MAX && address.length <= EMAIL_MAX;
  return fits && mailbox.test(box) ? { address } : 'email-format';
}

/** Full-width forms of ASCII from Chinese and Japanese keyboards. */
const fullWidth = /[！-～]/;

/**
 * What is wrong with an e-mail address, or null; used by forms and the API. Letters beyond ASCII before the @ have their own
 * reason: a mail to `josé@…` arrives only if every server on the way supports SMTPUTF8, and most do not. A domain has an
 * ASCII form, which every server accepts.
 */
export function emailFault(typed: string): EmailFault | null {
  const reading = read(typed);
  return typeof reading === 'string' ? reading : null;
}

/** Normalizes a typed address for storage and comparison: lower case, its domain in ASCII; null if it is invalid. */
export function readEmail(typed: string): string | null {
  const reading = read(typed);
  return typeof reading === 'string' ? null : reading.address;
}
