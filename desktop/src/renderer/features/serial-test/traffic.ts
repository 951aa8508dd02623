/** Data that a port received or sent. */
export interface TrafficEntry {
  id: number;
  /** ISO 8601 */
  at: string;
  direction: 'in' | 'out';
  bytes: Uint8Array;
}

/** How many entries are kept on screen. */
export const MAX_ENTRIES = 200;

/** Adds an entry in front, and removes the oldest. */
export const withEntry = (
  entries: readonly TrafficEntry[],
  entry: Omit<TrafficEntry, 'id'>,
): TrafficEntry[] => [{ ...entry, id: (entries[0]?.id ?? 0) + 1 }, ...entries.slice(0, MAX_ENTRIES - 1)];

/** "47 57 31 0D" */
export const asHex = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).toUpperCase().padStart(2, '0')).join(' ');

/** The offset of the symbol for a control character in Unicode. */
const PICTURES = 0x2400;
const DELETE = 0x7f;
const PICTURE_OF_DELETE = '\u2421';

/** As UTF-8, with every control character as its symbol (␍), because line endings matter here. */
export function asText(bytes: Uint8Array): string {
  return Array.from(new TextDecoder().decode(bytes), character => {
    const code = character.codePointAt(0) ?? 0;
    if (code === DELETE) return PICTURE_OF_DELETE;
    return code < 0x20 ? String.fromCodePoint(PICTURES + code) : character;
  }).join('');
}

export const endings = { none: '', cr: '\r', lf: '\n', crlf: '\r\n' } as const;
export type Ending = keyof typeof endings;
