import { describe, expect, test } from 'vitest';
import { entriesOfMyKad } from './document-entries.ts';

const today = '2026-11-26';

describe('the number of an identity card gives (R385)', () => {
  test.each([
    ['880412-10-5566', 'adult', '1988-04-12', 'female'],
    ['880412105565', 'adult', '1988-04-12', 'male'],
    ['200101-14-0011', 'child', '2020-01-01', 'male'],
    ['200101-14-0011', 'senior', '1920-01-01', 'male'],
    ['200101-14-0011', 'adult', '1920-01-01', 'male'],
    ['261231-14-0011', 'infant', '1926-12-31', 'male'],
  ] as const)('%s of a traveler with the ticket type %s', (idNumber, ticketType, birthDate, gender) => {
    expect(entriesOfMyKad(idNumber, { ticketType, today })).toEqual({
      idType: 'idCard',
      nationality: 'MY',
      birthDate,
      gender,
    });
  });

  test('the later date where the ticket type admits neither', () => {
    expect(entriesOfMyKad('200101-14-0011', { ticketType: 'infant', today })?.birthDate).toBe('2020-01-01');
  });

  test.each(['', 'A1234567', '8804121055', '881332105566'])('nothing where it is %j', idNumber => {
    expect(entriesOfMyKad(idNumber, { ticketType: 'adult', today })).toBeNull();
  });
});
