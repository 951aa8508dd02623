const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** Symbol values by character code. Gates decode many codes, and a map keyed by characters takes five times as long. */
const valueOfCode = Array.from({ length: 128 }, (_, code) => {
  const value = ALPHABET.indexOf(String.fromCharCode(code));
  return value < 0 ? Number.NaN : value;
});

/**
 * Base45 (RFC 9285): encodes bytes in the 45 characters of a QR code's alphanumeric mode. Two bytes become three
 * characters, a last odd byte two.
 */
export function encodeBase45(bytes: Uint8Array): string {
  let text = '';
  for (let index = 0; index < bytes.length; index += 2) {
    const [first = 0, second] = bytes.subarray(index, index + 2);
    const number = second === undefined ? first : first * 256 + second;
    text += ALPHABET.charAt(number % 45) + ALPHABET.charAt(Math.floor(number / 45) % 45);
    if (second !== undefined) text += ALPHABET.charAt(Math.floor(number / 2025));
  }
  return text;
}

/** Decodes strictly what `encodeBase45` writes, so that no two texts decode to the same bytes; null for any other text. */
export function decodeBase45(text: string): Uint8Array | null {
  if (text.length % 3 === 1) return null;
  const bytes = new Uint8Array(Math.floor((text.length * 2) / 3));
  let filled = 0;
  for (let index = 0; index < text.length; index += 3) {
    const isWhole = index + 2 < text.length;
    const number =
      valueAt(text, index) + 45 * valueAt(text, index + 1) + (isWhole ? 2025 * valueAt(text, index + 2) : 0);
    // NaN for an invalid symbol.
    if (!(number <= (isWhole ? 0xffff : 0xff))) return null;
    if (isWhole) bytes[filled++] = number >> 8;
    bytes[filled++] = number & 0xff;
  }
  return bytes;
}

const valueAt = (text: string, index: number): number => valueOfCode[text.charCodeAt(index)] ?? Number.NaN;
