import { expect, test } from 'vitest';
import { documentDigest } from '../../../api/src/reservations/hold-limits/documents.rules.ts';
import { createRandom } from '../ground/random.ts';
import { documentOf } from './documents.ts';
import { malay } from './names.ts';
import { bornMonthsBefore, createPerson, type Person } from './people.ts';

const DATE = '2026-11-20';

/** A woman whose country has ten passports. */
function guest(): Person {
  const random = createRandom('guest');
  const background = {
    nationality: 'SG',
    naming: malay,
    language: 'en',
    passport: 'K#',
    phone: '+659#######',
  } as const;
  const birthDate = bornMonthsBefore(random, DATE, 400);
  return createPerson(random, { background, family: 'Rahman', sex: 'female', birthDate });
}

test('no guest has the document of another one of the sailing, as little as the numbers differ', () => {
  const random = createRandom('documents');
  const earlier = documentDigest({ nationality: 'SG', idNumber: 'K7' });
  const sailing = { date: DATE, abroad: true, documents: new Set([earlier ?? '']) };
  const numbers = Array.from({ length: 9 }, () => documentOf(random, guest(), sailing).number);
  expect(numbers.sort()).toEqual(['K0', 'K1', 'K2', 'K3', 'K4', 'K5', 'K6', 'K8', 'K9']);
});
