import { describe, expect, test } from 'vitest';
import { match, strokeOf } from './strokes.ts';

const pressed = (key: string, changes = {}) =>
  strokeOf({ key, ctrlKey: false, metaKey: false, altKey: false, isComposing: false, ...changes });

describe('a press', () => {
  test('is written as shortcuts are', () => {
    expect(pressed('K', { ctrlKey: true })).toBe('mod+k');
    expect(pressed('k', { metaKey: true })).toBe('mod+k');
    expect(pressed('?')).toBe('?');
    expect(pressed('G')).toBe('g');
  });

  test('of a modifier alone, or into an input method, is none', () => {
    for (const key of ['Control', 'Shift', 'Alt', 'Meta', 'Process']) expect(pressed(key)).toBeNull();
    expect(pressed('g', { isComposing: true })).toBeNull();
    expect(pressed('g', { altKey: true })).toBeNull();
  });
});

test('two keys one after the other are found, and their beginning is known as one', () => {
  const known = ['g d', 'g o', '?'];
  expect(match('g', known)).toEqual({ hit: undefined, begins: true });
  expect(match('g o', known)).toEqual({ hit: 'g o', begins: false });
  expect(match('o', known)).toEqual({ hit: undefined, begins: false });
});
