import { expect, test } from 'vitest';
import type { TicketType } from '../../contract/base/vocabulary.ts';
import { createFilling } from './filling.ts';

type Row = Record<string, string | null>;

/** A form with these passengers, and what fills itself in. */
function formOf(rows: Row[], { types = [] as (TicketType | null)[], presets = {} } = {}) {
  const filling = createFilling(
    {
      count: () => rows.length,
      get: index => rows[index] ?? {},
      ticketTypeOf: index => types[index] ?? null,
      set(index, field, value) {
        Object.assign(rows[index] ?? {}, { [field]: value });
      },
    },
    () => '2026-11-27',
    presets,
  );
  const enter = (index: number, field: string, value: string) => {
    Object.assign(rows[index] ?? {}, { [field]: value });
    filling.changed(`passengers.${index}.${field}`);
  };
  return { enter, filling, rows };
}
const person = (row: Row = {}): Row => ({
  idType: 'idCard',
  idNumber: '',
  birthDate: null,
  nationality: '',
  ...row,
});

test('the number of an identity card gives birth date, gender and nationality, and a correction is followed', () => {
  const { enter, rows } = formOf([person()]);
  enter(0, 'idNumber', '880412-14-5677');
  expect(rows[0]).toMatchObject({ birthDate: '1988-04-12', gender: 'male', nationality: 'MY' });
  enter(0, 'idNumber', '880413-14-5678');
  expect(rows[0]).toMatchObject({ birthDate: '1988-04-13', gender: 'female' });
});

test('typed and chosen entries stay', () => {
  const { enter, rows } = formOf([person({ birthDate: '1988-04-11', gender: 'other' })]);
  enter(0, 'idNumber', '880412-14-5677');
  expect(rows[0]).toMatchObject({ birthDate: '1988-04-11', gender: 'other' });
});

test.each<[string, TicketType | null, string]>([
  ['the later one without a ticket type', null, '2018-04-12'],
  ['the one that the ticket type admits', 'senior', '1918-04-12'],
])('of two possible birth dates it is %s', (_what, type, birthDate) => {
  const { enter, rows } = formOf([person()], { types: [type] });
  enter(0, 'idNumber', '180412-14-5677');
  expect(rows[0]).toMatchObject({ birthDate });
});

test('the number of another document gives nothing', () => {
  const { enter, rows } = formOf([person({ idType: 'passport' }), person({ nationality: 'SG' })]);
  enter(0, 'idNumber', '880412-14-5677');
  enter(1, 'idNumber', '880412-14-5677');
  expect(rows.map(({ birthDate }) => birthDate)).toEqual([null, null]);
});

test('the first passenger’s nationality is everyone’s until they choose another, and gives the issuing country', () => {
  const { enter, rows } = formOf([person(), person(), person({ nationality: 'SG' })]);
  enter(0, 'nationality', 'KR');
  expect(rows.map(({ nationality }) => nationality)).toEqual(['KR', 'KR', 'SG']);
  expect(rows[0]).toMatchObject({ issuingCountry: 'KR' });
  enter(1, 'nationality', 'CN');
  enter(0, 'nationality', 'JP');
  expect(rows.map(({ nationality }) => nationality)).toEqual(['JP', 'CN', 'SG']);
});

test('an entry that the form begins with is no choice', () => {
  const rows = [person({ nationality: 'MY' }), person({ nationality: 'MY' })];
  const { enter } = formOf(rows, { presets: { nationality: 'MY' } });
  enter(0, 'nationality', 'SG');
  expect(rows.map(({ nationality }) => nationality)).toEqual(['SG', 'SG']);
});

test('what a document says is taken over in place of earlier entries', () => {
  const { filling, rows } = formOf([person({ name: 'Wrong Name' })]);
  filling.takeOver(0, { name: 'Siti Aminah' });
  expect(rows[0]).toMatchObject({ name: 'Siti Aminah' });
});
