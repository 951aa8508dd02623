import { describe, expect, test } from 'vitest';
import { contentLines, escapeText } from './content-lines.rules.ts';

describe('a text', () => {
  test.each([
    ['Penang; Malacca, Langkawi', 'Penang\\; Malacca\\, Langkawi'],
    ['C:\\gate', 'C:\\\\gate'],
    ['two\nlines\r\nand three\rfour', 'two\\nlines\\nand three\\nfour'],
    ['bell\u0007 and nul\u0000', 'bell and nul'],
    ['END:VEVENT\r\nBEGIN:VALARM', 'END:VEVENT\\nBEGIN:VALARM'],
  ])('%j is written %j', (text, value) => {
    expect(escapeText(text)).toBe(value);
  });
});

describe('a line', () => {
  test('ends with CR LF', () => {
    expect(contentLines([['VERSION', '2.0']])).toBe('VERSION:2.0\r\n');
  });

  test.each([
    ['a', 1],
    ['é', 2],
    ['船', 3],
    ['🚢', 4],
  ])('of %s is folded before its 76th octet, between characters', (character, size) => {
    const value = character.repeat(200);
    const written = contentLines([['X', value]]);
    const lines = written.slice(0, -2).split('\r\n');
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\uFFFD');
    }
    for (const line of lines.slice(0, -1)) expect(Buffer.byteLength(line)).toBeGreaterThan(75 - size);
    expect(lines.map((line, index) => (index === 0 ? line : line.slice(1))).join('')).toBe(`X:${value}`);
  });

  test('of 75 octets is not folded', () => {
    expect(contentLines([['X', 'a'.repeat(73)]])).toBe(`X:${'a'.repeat(73)}\r\n`);
  });
});
