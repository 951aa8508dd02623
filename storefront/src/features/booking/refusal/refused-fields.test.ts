import { passenger } from '@gangway/shared/contract/entries/passengers.ts';
import { contact, orderRequest } from '@gangway/shared/contract/sales/orders.ts';
import { describe, expect, test } from 'vitest';
import { emptyDraft } from '../draft/empty-draft.ts';
import { emptyPassenger } from '../draft/passenger-draft.ts';
import { locationOf, refusedFields } from './refused-fields.ts';

const first = emptyPassenger('adult', { referralCode: 'SELAT', idType: 'passport' });
const child = emptyPassenger('child', { referralCode: 'SELAT', idType: 'passport' });
const draft = {
  route: { asksPlaceOfBirth: true },
  passengers: [first, child],
  contact: { ...emptyDraft.contact, sameAsFirst: false, email: 'a@example.com' },
};
/** Set by the site itself, so the customer cannot correct them. */
const unasked = ['sailingId', 'language', 'expectedTotalSen', 'remarks', 'waitingToken', 'waitlistToken'];

describe('every typed field of an order’s request is mapped to a field of the booking', () => {
  const parts = Object.keys(orderRequest.shape).flatMap(part => {
    if (part === 'passengers') return Object.keys(passenger.shape).map(field => `passengers.0.${field}`);
    if (part === 'contact') return Object.keys(contact.shape).map(field => `contact.${field}`);
    return part;
  });
  test.each(parts.filter(part => !unasked.includes(part)))('%s', path => {
    expect(locationOf(path, draft)).not.toBeNull();
  });
  test.each(unasked)('except %s', path => expect(locationOf(path, draft)).toBeNull());
});

test('a passenger’s field is marked at its passenger', () => {
  expect(locationOf('passengers.0.documentExpiry', draft)).toEqual({
    step: 'passengers',
    field: 'passengers.0.documentExpiry',
  });
});

test('errors without a visible field are marked at the passenger’s name', () => {
  expect(locationOf('passengers.1.pregnancyWeek', draft)?.field).toBe('passengers.1.name');
  expect(locationOf('passengers.1', draft)?.field).toBe('passengers.1.name');
});

test('an error of a shared phone is marked at its source', () => {
  expect(locationOf('passengers.1.phone', draft)?.field).toBe('passengers.0.phone');
});

test('contact errors are marked at the first passenger if they are the contact', () => {
  const same = { ...draft, contact: { ...draft.contact, sameAsFirst: true } };
  expect(locationOf('contact.phone', same)?.field).toBe('passengers.0.phone');
  expect(locationOf('contact.email', same)?.field).toBe('contact.email');
  expect(locationOf('contact.phone', draft)?.field).toBe('contact.phone');
});

test('party and cabins belong to the first step, payment and terms to the last', () => {
  const steps = ['passengers', 'passengers.0.ticketType', 'cabins.roomIds', 'paymentMethod', 'termsAccepted'];
  expect(steps.map(path => locationOf(path, draft)?.step)).toEqual([
    'tickets',
    'tickets',
    'tickets',
    'review',
    'review',
  ]);
});

test('a refused seat is marked at the passenger who chose it, until another one is chosen', () => {
  expect(locationOf('seats.1', draft)).toEqual({ step: 'review', field: 'passengers.1.seat' });
  const seated = { ...draft, passengers: draft.passengers.map(passenger => ({ ...passenger, seat: '3C' })) };
  expect(refusedFields({ 'seats.1': 'Taken' }, seated)[0]?.entry).toBe('3C');
});

test('errors are stored with the fields’ values, the first per field', () => {
  const refused = refusedFields(
    {
      'contact.email': 'Wrong',
      'passengers.0.phone': 'Short',
      'passengers.1.phone': 'Too short',
      sailingId: 'Odd',
    },
    draft,
  );
  expect(refused).toEqual([
    { step: 'passengers', field: 'contact.email', message: 'Wrong', entry: 'a@example.com' },
    { step: 'passengers', field: 'passengers.0.phone', message: 'Short', entry: '' },
  ]);
});
