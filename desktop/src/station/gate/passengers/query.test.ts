import type { ListedPassenger } from '@gangway/shared/contract/office/gate/finder.ts';
import { describe, expect, test } from 'vitest';
import { findIn, readQuery } from './query.ts';

const passenger = (passengerName: string, cabin: string | null, documentEnd: string): ListedPassenger => ({
  ticketId: '018f5a10-0000-7000-8000-0000000000aa',
  orderNumber: 'SC4F7KK2MN',
  serial: 'SC4F7KK2MN-1',
  passengerName,
  ticketType: 'adult',
  minor: false,
  seat: '',
  cabin,
  documentEnd,
  stillToPaySen: 0,
  language: 'en',
});
const passengers = [
  passenger('José María Ng', '7014', '5566'),
  passenger('NG MEI MEI', 'A-12', '7014'),
  passenger('陈美玲', null, '9q42'),
];

function search(typed: string) {
  const query = readQuery(typed);
  if (!query) return null;
  const { kind, found } = findIn(passengers, query);
  return [kind, ...found.map(({ passengerName }) => passengerName)];
}

describe('a search', () => {
  test.each([
    ['jose', ['name', 'José María Ng']],
    ['NG jose', ['name', 'José María Ng']],
    ['ng mei', ['name', 'NG MEI MEI']],
    ['mei mei', ['name', 'NG MEI MEI']],
    ['mei mei mei', ['name']],
    ['aria', ['name']],
    ['陈美', ['name', '陈美玲']],
    ['a12', ['cabin', 'NG MEI MEI']],
    ['5566', ['document', 'José María Ng']],
    ['K7731-9Q42', ['document', '陈美玲']],
    ['566', ['number']],
    ['701', ['number']],
    ['7014', ['number', 'José María Ng', 'NG MEI MEI']],
  ])('for %s', (typed, found) => expect(search(typed)).toEqual(found));

  test.each(['', '  ', 'ng', '陈', '7', '*%_'])('for %j is too short', typed => {
    expect(search(typed)).toBeNull();
  });
});
