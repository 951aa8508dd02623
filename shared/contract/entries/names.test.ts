import { describe, expect, test } from 'vitest';
import { isPrinted, nameFault } from './names.ts';
import { personName } from './printed-text.ts';

describe('a person’s name', () => {
  test.each([
    'Siti Nurhaliza',
    "Mary-Jane O'Brien",
    'Conan O’Brien',
    'Raju a/l Subramaniam',
    'Ravi s/o Kumar (Jr.)',
    'Nguyễn Thị Ánh',
    'José Núñez',
    'Zoë Ødegård',
    'Łukasz Şahin',
    '王小明',
    '陳美玲',
    '김민준',
    '田中さくら',
    'アンナ・カレーニナ',
    'Иван Петров',
    'X Æ A-12',
  ])('%s is accepted', name => expect(nameFault(name)).toBeNull());

  test.each([
    ['..', 'name-letters'],
    ['123', 'name-letters'],
    ['-', 'name-letters'],
    ['முருகன்', 'name-latin'],
    ['สมชาย', 'name-latin'],
    ['محمد', 'name-latin'],
    ['नीरज', 'name-latin'],
    ['𠮷田', 'name-latin'],
    ['㐂', 'name-latin'],
    ['Ali 😀', 'name-latin'],
    ['A\ue000B', 'name-latin'],
  ])('%s is refused: %s', (name, fault) => expect(nameFault(name)).toBe(fault));

  test('the schema cleans before it checks', () => {
    expect(personName(20).parse(' Jose\u0301 \u202e\n Mei\u200bLing ')).toBe('José MeiLing');
    expect(personName(20).safeParse('\u3164').data).toBe('');
    expect(personName(20).safeParse('สมชาย').error?.issues[0]?.message).toBe('name-latin');
  });
});

test.each([
  ['A01234567', true],
  ['Kuala Lumpur, Selangor', true],
  ['', true],
  ['กรุงเทพ', false],
])('%s is printed: %s', (text, expected) => expect(isPrinted(text)).toBe(expected));
