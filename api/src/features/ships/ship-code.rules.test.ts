import { expect, test } from 'vitest';
import { freeCode, shipCode } from './ship-code.rules.ts';

test.each([
  ['Selat Aurora', 'selat-aurora'],
  ['  MV Étoile 2 ', 'mv-etoile'],
  ['极光号', 'ship'],
  ['X', 'ship'],
  ['K.D. "Mutiara"', 'k-d-mutiara'],
])('the code of %s is %s', (name, code) => expect(shipCode(name)).toBe(code));

test('continues a taken code with letters, since the database allows no digits', () => {
  expect(freeCode('ship', new Set())).toBe('ship');
  expect(freeCode('ship', new Set(['ship']))).toBe('ship-b');
  expect(freeCode('ship', new Set(['ship', 'ship-b', 'ship-c']))).toBe('ship-d');
  const alphabet = [...'bcdefghijklmnopqrstuvwxyz'].map(letter => `ship-${letter}`);
  expect(freeCode('ship', new Set(['ship', ...alphabet]))).toBe('ship-aa');
});
