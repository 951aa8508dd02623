import { expect, test } from 'vitest';
import { encodeEscapes } from './escapes.ts';

test.each([
  ['Siti Nurhaliza', 'Siti Nurhaliza'],
  ['A\uffffB\ufffe', 'AB'],
  ['A\u0000\u0007\u001bB', 'AB'],
  ['A\ud800B\udc00', 'AB'],
  ['two\nlines\tand', 'two\nlines\tand'],
  ['𠮷田 😀', '𠮷田 😀'],
  ['_x0041_ and _x000d_', '_x005F_x0041_ and _x005F_x000d_'],
  ['a\rb', 'a_x000D_b'],
  ['<&>', '<&>'],
])('%j is written as %j', (text, written) => expect(encodeEscapes(text)).toBe(written));
