const escapes = /_x([0-9a-fA-F]{4})_/g;
// An underscore that readers would take for the begin of an escape, and what XML has no way to write.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const needsEscape = /_(?=x[0-9a-fA-F]{4}_)|[\x00-\x08\x0b-\x1f\ufffe\uffff]/g;

const escaped = (character: string) =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** The text that a workbook writes as `Selat Aurora_x000D_`: `_x`, four hexadecimal digits and `_` are a character. */
export const decodeEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replace(escapes, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

/** How a workbook writes a text: one that looks like an escape comes back as it was. */
export const encodeEscapes = (text: string): string => text.toWellFormed().replace(needsEscape, escaped);
