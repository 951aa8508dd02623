/** The longest number that is typed, with the spaces and brackets people write. */
export const PHONE_MAX = 30;

/** Malaysia, where a number written without its country is. */
const HOME_COUNTRY = '60';

/**
 * A phone number as a network takes it, `+60123456789`: without the spaces, dashes and brackets people write, and with
 * the country where they left it out. Null where it cannot be one (ITU-T E.164: at most 15 digits).
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
