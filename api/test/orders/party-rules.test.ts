import type { PassengerInput } from '@gangway/shared/contract/entries/passengers.ts';
import { beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import {
  createSailing,
  createVoyage,
  FARES,
  orderInput,
  passengerInput,
} from '../support/database/factories.ts';
import { newKey } from '../support/money/paying.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { call } = await createTestApp(database);

let sailingId: number;
beforeAll(async () => {
  const voyage = await createVoyage(database.db);
  sailingId = await createSailing(database.db, voyage, { date: '2027-05-03' });
});

const adult = { ticketType: 'adult' as const, birthDate: '1988-04-12' };
const infant = { ticketType: 'infant' as const, birthDate: '2026-02-01' };
const quote = async (passengers: object[]) =>
  (await call('POST', '/quotes', { body: { sailingId, passengers } })).data.findings;
const book = (passengers: PassengerInput[], expectedTotalSen: number) =>
  call('POST', '/orders', {
    headers: { 'Idempotency-Key': newKey() },
    body: orderInput(sailingId, { passengers, expectedTotalSen }),
  });

test('an adult may bring as many infants as the setting says, and learns it before paying', async () => {
  expect(await quote([adult, infant, infant])).toEqual([]);
  const infants = Array.from({ length: 8 }, () => infant);
  expect(await quote([adult, ...infants])).toMatchObject([
    {
      rule: 'infants-per-adult',
      severity: 'refusal',
      passenger: null,
      message:
        'One adult can bring at most 2 infants. Infants in this booking: 8, adults: 1. Please add an adult.',
    },
  ]);
  const party = [
    passengerInput(),
    ...infants.map((baby, index) =>
      passengerInput({ ...baby, name: `Adam Lim ${'ABCDEFGH'[index]}`, phone: '' }),
    ),
  ];
  const { status, data } = await book(party, FARES.adult + 8 * FARES.infant);
  expect(status).toBe(422);
  expect(JSON.stringify(data)).toContain('at most 2 infants');
});

test('a senior’s fare follows the date of birth in the identity card’s number', async () => {
  const senior = passengerInput({
    ticketType: 'senior',
    birthDate: '1958-04-12',
    idNumber: '880412-10-5566',
  });
  const { status, data } = await book([senior], FARES.senior);
  expect(status).toBe(422);
  expect(data.fields).toMatchObject({
    'passengers.0.birthDate': expect.stringContaining('senior’s fare depends on the document'),
  });
});

test.each([
  ['month 13', '881332-10-5566', 'identity-card-number'],
  ['another year', '780412-10-5566', 'identity-card-birth-date'],
  ['a man', '880412-10-5567', 'identity-card-gender'],
  ['too few digits', '12345', 'identity-card-number'],
])(
  'an identity card’s number that says %s gives a warning, and the booking succeeds',
  async (_what, idNumber, rule) => {
    const passenger = passengerInput({ idNumber });
    expect(await quote([passenger])).toMatchObject([{ rule, severity: 'notice', passenger: 0 }]);
    expect((await book([passenger], FARES.adult)).status).toBe(200);
  },
);
