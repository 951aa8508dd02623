const escapes = /_x([0-9a-fA-F]{4})_/g;
/** What XML 1.0 has no way to write down; a half surrogate is one with `u` alone. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
/** An underscore that readers would take for the begin of an escape, and a return that XML reads as a line feed. */
const needsEscape = /_(?=x[\da-f]{4}_)|\r/gi;

const escaped = (character: string) =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** The text that a workbook writes as `Selat Aurora_x000D_`: `_x`, four hexadecimal digits and `_` are a character. */
export const decodeEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replace(escapes, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

/**
 * How a workbook writes a text: one that looks like an escape comes back as it was, and what XML cannot write is dropped, since
 * one such character makes the whole file unreadable.
 */
export const encodeEscapes = (text: string): string =>
  text.replace(unwritable, '').replace(needsEscape, escaped);
