import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { scanRequest } from '../boarding.ts';
import { scannedText, typedLines, typedName, typedText } from './primitives.ts';
import { cleanLine, cleanLines, hasLetter } from './typed-text.ts';

describe('one line of typed text', () => {
  test.each([
    ['  Ali  bin   Abu ', 'Ali bin Abu'],
    ['A\u0000B', 'AB'],
    ['A\u0007\u001b[31mB\u009f', 'A[31mB'],
    ['A\uffffB\ufffe\ufdd0\u{1ffff}', 'AB'],
    ['ALI \u202eNAMAR', 'ALI NAMAR'],
    ['\u2066ALI\u2069', 'ALI'],
    ['ALI\nBOARDED', 'ALI BOARDED'],
    ['ALI\r\nBOARDED', 'ALI BOARDED'],
    ['ALI\u2028BOARDED\u2029\u0085', 'ALI BOARDED'],
    ['ALI\tBIN\u00a0ABU\u3000', 'ALI BIN ABU'],
    ['Mei\u200bLing', 'MeiLing'],
    ['\ufeffMei\u00adLing', 'MeiLing'],
    ['\u200b', ''],
    ['\u3164', ''],
    ['\uffa0\u115f\u1160', ''],
    ['\u2800', ''],
    ['Jose\u0301', 'José'],
    ['\u1112\u1161\u11ab', '한'],
    ['عمر\u200cها', 'عمر\u200cها'],
    ['क्\u200dष', 'क्\u200dष'],
    ['Mei\u200dLing\u200c', 'MeiLing'],
    ['👩\u200d👧', '👩\u200d👧'],
    ['𠮷田', '𠮷田'],
    ['<b>&amp;', '<b>&amp;'],
  ])('%j is %j', (typed, clean) => expect(cleanLine(typed)).toBe(clean));

  test.each(['  a \u0000 b ', 'क्\u200dष\u200d', 'A\u0000\u0301', 'e\u200b\u0301'])(
    'cleaning %j again changes nothing',
    typed => expect(cleanLine(cleanLine(typed))).toBe(cleanLine(typed)),
  );
});

describe('typed text of several lines', () => {
  test.each([
    ['Wheelchair\r\nVegetarian', 'Wheelchair\nVegetarian'],
    ['  a  b \n  c\t d\n', 'a b\nc d'],
    ['a\n\n\n\n\nb', 'a\n\nb'],
    ['a\u2028b\u0085c', 'a\nb\nc'],
    ['\u202ea\u0000\nb\u200b', 'a\nb'],
  ])('%j is %j', (typed, clean) => expect(cleanLines(typed)).toBe(clean));
});

test.each([
  ['Ali', true],
  ['李', true],
  ['முருகன்', true],
  ['Ø', true],
  ['..', false],
  ['123', false],
  ['٣', false],
  ['\u0301', false],
  ['', false],
])('%j has a letter: %s', (text, expected) => expect(hasLetter(text)).toBe(expected));

describe('the schemas', () => {
  test.each([
    ['typedText', typedText(5)],
    ['typedLines', typedLines(5)],
    ['typedName', typedName(5)],
  ])('%s refuses half a surrogate pair', (_name, schema) =>
    expect(schema.safeParse('A\ud800B').error?.issues[0]?.message).toBe('text-damaged'),
  );

  test('a text is measured after cleaning', () => {
    expect(typedText(5).parse('  a\u200b\u200b\u200b   b  ')).toBe('a b');
    expect(typedText(5).safeParse('abcdef').success).toBe(false);
  });

  test('scanned text keeps its blanks', () => {
    expect(scannedText(40).parse(' GW1:A  B   C:\r\n')).toBe('GW1:A  B   C:');
    expect(scanRequest.shape.code.parse('GW1:A  B%')).toBe('GW1:A  B%');
  });

  test.each(['\u200b', '\u3164', '\u2800', ''])('%j is an empty name', name =>
    expect(z.object({ name: typedName(9).min(1) }).safeParse({ name }).error?.issues[0]).toMatchObject({
      code: 'too_small',
    }),
  );

  test.each(['..', '123', '— —'])('%j is no name', name =>
    expect(typedName(9).min(1).safeParse(name).error?.issues[0]?.message).toBe('name-letters'),
  );
});
