const escapes = /_x([0-9a-fA-F]{4})_/g;
/** Characters that XML 1.0 cannot represent; the flag `u` makes this include single surrogates. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
/** An underscore that readers would take for the start of an escape, and a carriage return, which XML reads as a line feed. */
const needsEscape = /_(?=x[\da-f]{4}_)|\r/gi;

const escaped = (character: string) =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** Decodes a text of a workbook such as `Selat Aurora_x000D_`: `_x`, four hexadecimal digits and `_` are a character. */
export const decodeEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replace(escapes, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

/**
 * Encodes a text for a workbook: one that looks like an escape is read back unchanged, and characters that XML cannot represent
 * are dropped, since a single one makes the whole file unreadable.
 */
export const encodeEscapes = (text: string): string =>
  text.replace(unwritable, '').replace(needsEscape, escaped);
