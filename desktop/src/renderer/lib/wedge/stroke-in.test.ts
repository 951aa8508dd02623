import { expect, test, vi } from 'vitest';
import { speedFor } from './burst.ts';
import { decode } from './decode.ts';
import { learnWedge, SAMPLE } from './learn.ts';
import { strokeIn } from './stroke-in.ts';
import { createWedge } from './wedge.ts';

const places: Readonly<Record<string, string>> = {
  ' ': 'Space',
  $: 'Digit4',
  '%': 'Digit5',
  '*': 'Digit8',
  '+': 'Equal',
  '-': 'Minus',
  '.': 'Period',
  '/': 'Slash',
  ':': 'Semicolon',
};
const codeOf = (character: string) =>
  places[character] ?? (/\d/.test(character) ? `Digit${character}` : `Key${character}`);
/** The key events of a scanner while a Chinese input method is on. */
const pressesOf = (text: string) =>
  [...text].map((character, index) => ({
    key: 'Process',
    code: codeOf(character),
    shiftKey: /[A-Z$%*+:]/.test(character),
    timeStamp: index * 10,
  }));

test('reads a code that an input method intercepts by the positions of its keys, and keeps the field unchanged', () => {
  vi.useFakeTimers();
  const scanned: string[] = [];
  const field = { value: 'Aminah' };
  const wedge = createWedge({
    scan: strokes => void scanned.push(decode(strokes, null)),
    speed: () => speedFor(undefined),
  });
  const before = field.value;
  for (const press of pressesOf('GW1:7A$ B+C')) {
    wedge.press({ ...strokeIn(press), undo: () => void Object.assign(field, { value: before }) });
    field.value += '嘎';
  }
  const enter = strokeIn({ key: 'Process', code: 'Enter', shiftKey: false, timeStamp: 120 });
  expect(wedge.press({ ...enter, undo: () => undefined })).toBe(true);
  expect(scanned).toEqual(['GW1:7A$ B+C']);
  expect(field.value).toBe('Aminah');
  vi.useRealTimers();
});

test('learns a scanner while an input method is on', () => {
  const strokes = pressesOf(SAMPLE).map(strokeIn);
  expect(learnWedge(strokes, 'enter')).toMatchObject({ prefix: '', suffix: '', keys: {} });
});

test('reads other keys by their characters; Shift and Caps Lock cancel each other', () => {
  const press = { code: 'KeyY', shiftKey: true, timeStamp: 1 };
  expect(strokeIn({ key: 'z', ...press }).key).toBe('z');
  expect(strokeIn({ key: 'Process', ...press }).key).toBe('Y');
  expect(strokeIn({ key: 'Process', ...press, getModifierState: () => true }).key).toBe('y');
});
