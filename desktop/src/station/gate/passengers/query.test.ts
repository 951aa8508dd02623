import type { ListedPassenger } from '@gangway/shared/contract/office/gate/finder.ts';
import { describe, expect, test } from 'vitest';
import { findIn, readQuery } from './query.ts';

const passenger = (
  passengerName: string,
  cabin: string | null,
  documentEnd: string,
  orderNumber = 'SC4F7KK2MN',
  ticketNumber = 1,
): ListedPassenger => ({
  ticketId: '018f5a10-0000-7000-8000-0000000000aa',
  orderNumber,
  serial: `${orderNumber}-${ticketNumber}`,
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
  passenger('Ahmad', null, '1111', 'SC4F7K2M9Q', 1),
  passenger('Siti', null, '2222', 'SC4F7K2M9Q', 2),
  passenger('Stranger', null, '2m9q', 'SCABCDEFGH'),
];

function search(typed: string) {
  const query = readQuery(typed);
  if (!query) return null;
  const { kind, matches } = findIn(passengers, query, 'SC');
  return [kind, ...matches.map(({ passengerName }) => passengerName)];
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
    ['SC4F7K2M9Q', ['order', 'Ahmad', 'Siti']],
    ['sc 4f7k 2m9q', ['order', 'Ahmad', 'Siti']],
    ['4F7K-2M9Q', ['order', 'Ahmad', 'Siti']],
    ['SC4F7K2M9Q-1', ['order', 'Ahmad', 'Siti']],
    ['4f7k2m9q-2', ['order', 'Ahmad', 'Siti']],
    ['SC0000-2M9Q', ['order']],
    ['K7732M9Q', ['document', 'Stranger']],
    ['7014', ['number', 'José María Ng', 'NG MEI MEI']],
  ])('for %s', (typed, matches) => expect(search(typed)).toEqual(matches));

  test.each(['', '  ', 'ng', '陈', '7', '*%_'])('for %j is too short', typed => {
    expect(search(typed)).toBeNull();
  });
});
