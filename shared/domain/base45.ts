const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

const valueOfSymbol = new Map([...ALPHABET].map((symbol, value) => [symbol, value]));

/**
 * Base45 (RFC 9285): bytes in the 45 characters of a QR code's alphanumeric mode. Two bytes make three characters, a
 * last odd byte two.
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

/** Strictly reads what `encodeBase45` writes, so that no two texts mean the same bytes; null for any other text. */
export function decodeBase45(text: string): Uint8Array | null {
  if (text.length % 3 === 1) return null;
  const bytes = new Uint8Array(Math.floor((text.length * 2) / 3));
  let filled = 0;
  for (let index = 0; index < text.length; index += 3) {
    let number = 0;
    const group = text.slice(index, index + 3);
    for (const symbol of [...group].reverse()) {
      const value = valueOfSymbol.get(symbol);
      if (value === undefined) return null;
      number = number * 45 + value;
    }
    if (number > (group.length === 3 ? 0xffff : 0xff)) return null;
    if (group.length === 3) bytes[filled++] = number >> 8;
    bytes[filled++] = number & 0xff;
  }
  return bytes;
}
