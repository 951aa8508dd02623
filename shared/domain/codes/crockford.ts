/** Crockford's base 32: without I, L, O and U, so that symbols are not confused when read aloud or copied by hand. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** The possible check symbols: the check value is the number modulo 37. */
const CHECK_SYMBOLS = `${SYMBOLS}*~$=U`;

/** The number of symbols for a number of bytes, without the check symbol. */
function crockfordLength(byteLength: number): number {
  return Math.ceil((byteLength * 8) / 5);
}

/** Encodes bytes as one big-endian number, always `crockfordLength` symbols long: leading zeros are kept. */
export function encodeCrockford(bytes: Uint8Array): string {
  let number = numberOf(bytes);
  let text = '';
  for (let left = crockfordLength(bytes.length); left > 0; left--) {
    text = SYMBOLS.charAt(Number(number & 31n)) + text;
    number >>= 5n;
  }
  return text;
}

/** Like `encodeCrockford`, followed by the check symbol, which detects any single wrong symbol and any two swapped. */
export function encodeCrockfordChecked(bytes: Uint8Array): string {
  return encodeCrockford(bytes) + checkSymbol(numberOf(bytes));
}

/** Whether the check symbol of these bytes is a letter or digit, which every keyboard and scanner types alike. */
export const isCheckedByLetterOrDigit = (bytes: Uint8Array): boolean =>
  /[0-9A-Z]/.test(checkSymbol(numberOf(bytes)));

/**
 * Normalizes typed text to symbols: upper case, I and L as 1, O as 0, without dashes and white space, and full-width
 * characters as plain ones. Other characters are kept, so that decoding refuses them.
 */
export function normalizeCrockford(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Dash}]/gu, '')
    .replace(/[IL]/g, '1')
    .replaceAll('O', '0');
}

/** Decodes `byteLength` bytes from typed text; null if it is too long, too short or not base 32. */
export function decodeCrockford(text: string, byteLength: number): Uint8Array | null {
  return bytesOf(normalizeCrockford(text), byteLength);
}

/** Like `decodeCrockford`, for text that ends with a check symbol; null if that is wrong. */
export function decodeCrockfordChecked(text: string, byteLength: number): Uint8Array | null {
  const symbols = normalizeCrockford(text);
  const bytes = bytesOf(symbols.slice(0, -1), byteLength);
  return bytes && symbols.endsWith(checkSymbol(numberOf(bytes))) ? bytes : null;
}

/** Splits symbols into groups of these sizes, joined with dashes; the rest forms the last group. */
export function groupSymbols(symbols: string, sizes: readonly number[]): string {
  const groups: string[] = [];
  let from = 0;
  for (const size of [...sizes, symbols.length]) {
    const group = symbols.slice(from, from + size);
    if (group) groups.push(group);
    from += size;
  }
  return groups.join('-');
}

function numberOf(bytes: Uint8Array): bigint {
  return bytes.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
}

function checkSymbol(number: bigint): string {
  return CHECK_SYMBOLS.charAt(Number(number % 37n));
}

function bytesOf(symbols: string, byteLength: number): Uint8Array | null {
  if (symbols.length !== crockfordLength(byteLength)) return null;
  let number = 0n;
  for (const symbol of symbols) {
    const value = SYMBOLS.indexOf(symbol);
    if (value < 0) return null;
    number = (number << 5n) | BigInt(value);
  }
  if (number >> BigInt(byteLength * 8) !== 0n) return null;
  const bytes = new Uint8Array(byteLength);
  for (let index = byteLength - 1; index >= 0; index--) {
    bytes[index] = Number(number & 255n);
    number >>= 8n;
  }
  return bytes;
}
