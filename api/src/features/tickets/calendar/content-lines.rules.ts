const MOST_OCTETS = 75;

/** A property of iCalendar (RFC 5545 section 3.1): its name with parameters, and its encoded value. */
export type Property = readonly [name: string, value: string];

/** Encodes a text value (RFC 5545 section 3.3.11). Control characters are not allowed and are removed. */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Lines of at most 75 octets, ended by CR LF; longer ones are folded between characters. */
export function contentLines(properties: readonly Property[]): string {
  return properties.map(([name, value]) => `${fold(`${name}:${value}`)}\r\n`).join('');
}

function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MOST_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
