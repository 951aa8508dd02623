import { expect, test } from 'vitest';
import type { Cell } from '../../../../lib/spreadsheet/sheet.ts';
import {
  cellText,
  readCapacity,
  readDate,
  readDeparture,
  readFlag,
  readSession,
  readTime,
} from './cell-values.rules.ts';

const text = (value: string): Cell => ({ kind: 'text', text: value });
const number = (value: number): Cell => ({ kind: 'number', value });
const moment = (days: number, elapsed = false): Cell => ({ kind: 'moment', days, elapsed });
const flag = (value: boolean): Cell => ({ kind: 'flag', value });

test.each([
  [moment(46458), '2027-03-12'],
  [moment(46458.75), '2027-03-12'],
  [number(20270312), '2027-03-12'],
  [text('2027년 3월 12일'), '2027-03-12'],
  [text('12 Jun 2027'), '2027-06-12'],
  [text('31/12/2027'), '2027-12-31'],
])('%j is the day %s', (cell, value) => expect(readDate(cell, undefined)).toEqual({ ok: true, value }));

test('reads 12/06/2027 by the given order, and asks for the order without one', () => {
  const cell = text('12/06/2027');
  expect(readDate(cell, 'day-month')).toEqual({ ok: true, value: '2027-06-12' });
  expect(readDate(cell, 'month-day')).toEqual({ ok: true, value: '2027-12-06' });
  expect(readDate(cell, undefined)).toEqual({ ok: false, problem: null });
  // A date with only one reading is that day, whatever the order of the others.
  expect(readDate(text('25/06/2027'), 'month-day')).toEqual({ ok: true, value: '2027-06-25' });
});

test.each([number(46458), moment(0.5), moment(1.0486, true), moment(3_000_000), flag(true), text('soon')])(
  '%j is no date',
  cell => expect(readDate(cell, 'day-month')).toMatchObject({ ok: false, problem: 'date' }),
);

test.each<[Cell, { minutes: number; day?: string }]>([
  [moment(0.375), { minutes: 540 }],
  [moment(0.8333333), { minutes: 1200 }],
  [moment(20 / 24 + 30 / 86400), { minutes: 1200 }],
  [moment(0.999999), { minutes: 1439 }],
  // As the sheet shows it: 01:10, and 25:10 where it shows hours beyond 24.
  [moment(1.0486), { minutes: 70 }],
  [moment(1.0486, true), { minutes: 1510 }],
  [moment(46459 + 7 / 24), { minutes: 420, day: '2027-03-13' }],
  [number(0.375), { minutes: 540 }],
  [number(1.0486), { minutes: 1510 }],
  [number(900), { minutes: 540 }],
  // 20.00 and 20.30, which Excel reads as numbers.
  [number(20), { minutes: 1200 }],
  [number(20.3), { minutes: 1230 }],
  [number(24), { minutes: 1440 }],
  [text('下午8:00'), { minutes: 1200 }],
])('%j is the time %j', (cell, value) => expect(readTime(cell)).toEqual({ ok: true, value }));

test.each([number(1), number(1.5), number(20.5), number(20.25), number(-0.5), moment(2.5, true), flag(true)])(
  '%j is no time, or may be two',
  cell => expect(readTime(cell)).toMatchObject({ ok: false, problem: 'time' }),
);

test('requires a departure before 24:00', () => {
  expect(readDeparture(text('23:59'))).toEqual({ ok: true, value: { minutes: 1439 } });
  for (const late of [text('24:05'), text('25:00'), moment(1.0486, true), number(1.0486)])
    expect(readDeparture(late)).toMatchObject({ ok: false, problem: 'time' });
});

test.each([
  ...['Yes', 'y', 'TRUE', '1', 'x', '✓', '✔️', '☑', '✅', '√', '○'].map(word => [word, true] as const),
  ...['是', '是的', '对', '對', '有', '真'].map(word => [word, true] as const),
  ...['예', '네', '넵', '맞음', '있음', '참'].map(word => [word, true] as const),
  ...['Ya', 'ya.', 'Betul', 'Benar', 'Ada'].map(word => [word, true] as const),
  ...['No', 'n', 'False', '0', 'None', '✗', '✘', '❌', '☐'].map(word => [word, false] as const),
  ...['否', '不', '不是', '没有', '無', '假'].map(word => [word, false] as const),
  ...['아니요', '아니오', '아뇨', '아님', '없음', '거짓'].map(word => [word, false] as const),
  ...['Tidak', 'TAK', 'Bukan', 'Tiada', 'Salah'].map(word => [word, false] as const),
])('%s is %s', (word, value) => expect(readFlag(text(word))).toEqual({ ok: true, value }));

test.each(['maybe', '2', '×', 'yes no', '?'])('%s is neither yes nor no', word =>
  expect(readFlag(text(word))).toMatchObject({ ok: false, problem: 'flag' }),
);

test.each([
  [flag(true), true],
  [flag(false), false],
  [number(1), true],
  [number(0), false],
])('the cell %j is %s', (cell, value) => expect(readFlag(cell)).toEqual({ ok: true, value }));

test.each([
  ['Siang', 'daytime'],
  ['Malam', 'nighttime'],
  ['주간', 'daytime'],
  ['夜间', 'nighttime'],
  ['밤', 'nighttime'],
])('%s is the session %s', (word, value) => expect(readSession(text(word))).toEqual({ ok: true, value }));

test.each<[Cell, number]>([
  [text('600'), 600],
  [text('1,200'), 1200],
  [text('1 200'), 1200],
  [text('1\u00a0200'), 1200],
  [text('1，200'), 1200],
  [text('６００'), 600],
  [text('600.00'), 600],
  [text('10,000'), 10_000],
  [text('600 pax'), 600],
  [text('600人'), 600],
  [text('600명'), 600],
  [text('600 orang'), 600],
  [number(1200), 1200],
])('%j is a capacity of %i', (cell, value) => expect(readCapacity(cell)).toEqual({ ok: true, value }));

test.each([
  ...[
    '0',
    '0b11',
    '0x10',
    '0o17',
    '1e3',
    '1,20',
    '12,00',
    '1,2000',
    '1.200',
    '600.5',
    '-600',
    '+600',
    '10001',
  ].map(text),
  ...['Infinity', '1_000', '', 'many'].map(text),
  number(600.5),
  number(-1),
  flag(true),
  moment(1200),
])('%j is no capacity', cell => expect(readCapacity(cell)).toMatchObject({ ok: false, problem: 'capacity' }));

test.each([
  [moment(46458), '2027-03-12'],
  [moment(46458.75), '2027-03-12 18:00'],
  [moment(0.75), '18:00'],
  [moment(1.0486), '01:10'],
  [moment(1.0486, true), '25:10'],
  [flag(true), 'TRUE'],
  [number(0.5), '0.5'],
])('%j is shown as %s', (cell, shown) => expect(cellText(cell)).toBe(shown));
