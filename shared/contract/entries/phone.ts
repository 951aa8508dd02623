/** Maximum length of a typed number, including spaces and brackets. */
export const PHONE_MAX = 30;

/** Malaysia's country code, the default for numbers without one. */
const HOME_COUNTRY = '60';

/**
 * Normalises a phone number to `+60123456789`: removes spaces, dashes and brackets, and adds a missing country code. Null
 * if it cannot be a phone number (ITU-T E.164: at most 15 digits).
 */
export function normalisePhone(text: string): string | null {
  const plain = text.normalize('NFKC').replace(/[\s().\-–]/g, '');
  if (!/^\+?\d+$/.test(plain)) return null;
  const digits = withCountry(plain);
  return digits.length >= 8 && digits.length <= 15 ? `+${digits}` : null;
}

function withCountry(plain: string): string {
  if (plain.startsWith('+')) return plain.slice(1);
  if (plain.startsWith('00')) return plain.slice(2);
  if (plain.startsWith('0')) return HOME_COUNTRY + plain.slice(1);
  return plain;
}
