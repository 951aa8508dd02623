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
/** As a scanner presses the keys while a Chinese input method is on. */
const pressesOf = (text: string) =>
  [...text].map((character, index) => ({
    key: 'Process',
    code: codeOf(character),
    shiftKey: /[A-Z$%*+:]/.test(character),
    timeStamp: index * 10,
  }));

test('a code that an input method has taken is read by the places of its keys, and the field keeps what it had', () => {
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

test('a scanner is learnt while an input method is on', () => {
  const strokes = pressesOf(SAMPLE).map(strokeIn);
  expect(learnWedge(strokes, 'enter')).toMatchObject({ prefix: '', suffix: '', keys: {} });
});

test('what no input method has taken is what it says; Shift and CapsLock undo each other', () => {
  const press = { code: 'KeyY', shiftKey: true, timeStamp: 1 };
  expect(strokeIn({ key: 'z', ...press }).key).toBe('z');
  expect(strokeIn({ key: 'Process', ...press }).key).toBe('Y');
  expect(strokeIn({ key: 'Process', ...press, getModifierState: () => true }).key).toBe('y');
});
