import { expect, test } from 'vitest';
import type { Stroke } from './burst.ts';
import { decode } from './decode.ts';
import { learnWedge, SAMPLE } from './learn.ts';

const CODE = 'GW1:BB80$ZY-Q.A/M7:W+ %*1';

/** The position and Shift state by which a scanner set to a US keyboard types a character. */
const usKeyPositions: Record<string, [code: string, shift: boolean]> = Object.fromEntries([
  ...[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map(letter => [letter, [`Key${letter}`, true]]),
  ...[...'0123456789'].map(digit => [digit, [`Digit${digit}`, false]]),
  [' ', ['Space', false]],
  ['$', ['Digit4', true]],
  ['%', ['Digit5', true]],
  ['*', ['Digit8', true]],
  ['+', ['Equal', true]],
  ['-', ['Minus', false]],
  ['.', ['Period', false]],
  ['/', ['Slash', false]],
  [':', ['Semicolon', true]],
  [']', ['BracketRight', false]],
]);

/** The characters of other layouts at US positions, only where they differ, by the US character. */
const layouts: Record<string, Record<string, string>> = {
  us: {},
  qwertz: { Y: 'Z', Z: 'Y', '-': 'ß', '/': '-', ':': 'Ö', '*': '(', '+': 'Dead', ']': '+' },
  azerty: {
    ...{
      A: 'Q',
      Q: 'A',
      Z: 'W',
      W: 'Z',
      M: '?',
      ':': 'M',
      $: '4',
      '%': '5',
      '*': '8',
      '-': ')',
      '.': ':',
      '/': '!',
    },
    ...{ 1: '&', 2: 'é', 3: '"', 4: "'", 5: '(', 6: '-', 7: 'è', 8: '_', 9: 'ç', 0: 'à', ']': '$' },
  },
};

interface Computer {
  layout?: keyof typeof layouts;
  capsLock?: boolean;
  gapMs?: number;
  /** A computer that does not report the position of keys. */
  withoutPositions?: boolean;
}

function scan(
  text: string,
  { layout = 'us', capsLock, gapMs = 22, withoutPositions }: Computer = {},
): Stroke[] {
  return [...text].map((character, index) => {
    const [code, shift] = usKeyPositions[character] ?? ['', false];
    const written = layouts[layout]?.[character] ?? character;
    const key = capsLock && /^[A-Z]$/.test(written) ? written.toLowerCase() : written;
    return { key, code: withoutPositions ? '' : code, shift, at: 1000 + index * gapMs };
  });
}

function learn(text: string, computer?: Computer) {
  const settings = learnWedge(scan(text, computer), 'enter');
  if (!settings) throw new Error('no scanner was learned');
  return settings;
}

test.each<Computer>([
  {},
  { layout: 'qwertz' },
  { layout: 'azerty' },
  { capsLock: true },
  { layout: 'azerty', capsLock: true },
  { withoutPositions: true },
])('a code is read as the scanner meant it: %j', computer => {
  const settings = learn(SAMPLE, computer);
  expect(decode(scan(CODE, computer), settings)).toBe(CODE);
  expect(settings).toMatchObject({ prefix: '', suffix: '', ending: 'enter', gapMs: 22 });
});

test('reads a wrong code on another layout before learning', () => {
  for (const layout of ['qwertz', 'azerty'])
    expect(decode(scan(CODE, { layout }), null).toUpperCase()).not.toBe(CODE);
});

test('is not confused by a late release of Caps Lock', () => {
  expect(decode(scan(CODE), learn(SAMPLE, { capsLock: true, layout: 'us' }))).toBe(CODE);
});

test('learns the text before and after the code, and removes it', () => {
  const settings = learn(`]Q1${SAMPLE}11`, { layout: 'azerty' });
  expect(settings).toMatchObject({ prefix: '$Q1', suffix: '11' });
  const read = (text: string) => decode(scan(text, { layout: 'azerty' }), settings);
  expect(read(`]Q1${CODE}11`)).toBe(CODE);
  expect(read(CODE), 'another scanner').toBe(CODE);
});

test('does not learn from a single delay of a busy computer', () => {
  const strokes = scan(SAMPLE, { gapMs: 12 }).map((stroke, index) => ({
    ...stroke,
    at: stroke.at + (index > 20 ? 180 : 0),
  }));
  expect(learnWedge(strokes, 'pause')).toMatchObject({ gapMs: 12, ending: 'pause' });
});

test('learns nothing from another code or half of this one', () => {
  const other = `GW1:${'A'.repeat(SAMPLE.length)}`;
  for (const text of [other, SAMPLE.slice(0, -5), '', CODE])
    expect(learnWedge(scan(text), 'enter')).toBeNull();
});

test('uses a sample with every character of our codes, some of them twice', () => {
  expect([...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'].filter(c => !SAMPLE.includes(c))).toEqual([]);
  expect(SAMPLE.trim()).toBe(SAMPLE);
});
