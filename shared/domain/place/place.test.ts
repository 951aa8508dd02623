import { afterEach, expect, test } from 'vitest';
import { isTimeZone, timeZones } from '../../contract/base/time-zones.ts';
import { countryOptions } from '../../i18n/countries.ts';
import { currencyName } from '../../i18n/currency-name.ts';
import { writeDateTime } from '../../i18n/dates.ts';
import { standingValues } from '../../i18n/standing-values.ts';
import { isLocal } from '../manifest.ts';
import { formatMoney } from '../money/money.ts';
import { cashOf } from '../payment/cash-rounding.ts';
import { instantOf, localDateIn } from '../time/local-date.ts';
import { place, setPlace } from './place.ts';
import { placeOf } from './place-of.ts';

const malaysia = placeOf({
  currency: 'MYR',
  timeZone: 'Asia/Kuala_Lumpur',
  roundsCash: true,
  phoneCountry: 'MY',
});
const finland = placeOf({
  currency: 'EUR',
  timeZone: 'Europe/Helsinki',
  roundsCash: false,
  phoneCountry: 'FI',
});
afterEach(() => setPlace(malaysia));

test('before anything is set, a process writes ringgit and Malaysian time', () => {
  expect(place()).toEqual(malaysia);
});

test('amounts, days and cash follow the place (R480, R481)', () => {
  const evening = new Date('2026-12-12T22:30:00Z');
  const written = () => [
    formatMoney(48602, 'en'),
    cashOf(48602),
    writeDateTime(evening, 'en'),
    localDateIn(evening),
    instantOf('2026-07-01', '12:00').toISOString(),
    standingValues.currency,
    standingValues.noMoney,
    currencyName('en'),
    currencyName('zh'),
    countryOptions('en')[0]?.label,
    isLocal({ nationality: 'FI' }),
  ];
  expect(written()).toEqual([
    'RM 486.02',
    48600,
    'Sun 13 Dec 2026, 06:30',
    '2026-12-13',
    '2026-07-01T04:00:00.000Z',
    'RM',
    'RM 0.00',
    'Malaysian ringgit',
    '马来西亚令吉',
    'Malaysia',
    false,
  ]);
  setPlace(finland);
  expect(place()).toEqual(finland);
  expect(written()).toEqual([
    '€ 486.02',
    48602,
    'Sun 13 Dec 2026, 00:30',
    '2026-12-13',
    '2026-07-01T09:00:00.000Z',
    '€',
    '€ 0.00',
    'Euro',
    '欧元',
    'Finland',
    true,
  ]);
});

test.each(['Europe/Helsinki', 'Asia/Kuala_Lumpur', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT-3'])(
  '%s is a time zone',
  name => expect(isTimeZone(name)).toBe(true),
);
test.each(['', 'Helsinki', '+02:00', 'Europe/Atlantis', 'europe/helsinki'])('%j is no time zone', name =>
  expect(isTimeZone(name)).toBe(false),
);
test('every offered time zone is one', () => {
  expect(timeZones().filter(name => !isTimeZone(name))).toEqual([]);
  expect(timeZones()).toContain('Europe/Helsinki');
});
