import { describe, expect, test } from 'vitest';
import { match, strokeOf } from './strokes.ts';

const pressed = (key: string, changes = {}) =>
  strokeOf({ key, ctrlKey: false, metaKey: false, altKey: false, isComposing: false, ...changes });

describe('a press', () => {
  test('is written in the notation of shortcuts', () => {
    expect(pressed('K', { ctrlKey: true })).toBe('mod+k');
    expect(pressed('k', { metaKey: true })).toBe('mod+k');
    expect(pressed('?')).toBe('?');
    expect(pressed('G')).toBe('g');
  });

  test('of a modifier alone or into an input method is ignored', () => {
    for (const key of ['Control', 'Shift', 'Alt', 'Meta', 'Process']) expect(pressed(key)).toBeNull();
    expect(pressed('g', { isComposing: true })).toBeNull();
    expect(pressed('g', { altKey: true })).toBeNull();
  });
});

test('matches a sequence of two keys, and recognizes its first key as a prefix', () => {
  const shortcuts = ['g d', 'g o', '?'];
  expect(match('g', shortcuts)).toEqual({ hit: undefined, begins: true });
  expect(match('g o', shortcuts)).toEqual({ hit: 'g o', begins: false });
  expect(match('o', shortcuts)).toEqual({ hit: undefined, begins: false });
});
