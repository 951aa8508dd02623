import { passenger } from '@gangway/shared/contract/entries/passengers.ts';
import { counterSaleRequest } from '@gangway/shared/contract/office/orders/counter.ts';
import { get } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import { noPayment } from '../counter/payment-values.ts';
import { cabinsOf, cabinsOnOffer, fieldOfSale, newPassenger, openFieldsOf, saleForm } from './sale-values.ts';

const values = {
  sailingId: '7',
  passengers: [newPassenger('')],
  cabin: '',
  cabinCount: '',
  cabinMix: {},
  promoCode: '',
  contact: { name: '', phone: '', email: '' },
  ...noPayment(),
  termsAccepted: false,
};
const order = counterSaleRequest.shape.order;
/** Not typed at the desk: from the settings, the window's language and the price shown. Seats are assigned there. */
const untyped = ['language', 'expectedTotalSen', 'remarks', 'waitlistToken', 'seats'];

describe('has a field for every part of a sale’s request that the desk enters', () => {
  const parts = Object.keys(order.shape).flatMap(part => {
    if (part === 'passengers')
      return Object.keys(passenger.shape).map(field => `order.passengers.0.${field}`);
    if (part === 'contact')
      return Object.keys(order.shape.contact.shape).map(field => `order.contact.${field}`);
    return untyped.includes(part) ? [] : `order.${part}`;
  });
  test.each([
    ...parts,
    'tenderedSen',
    'entries.reference',
    'entries.cardEnding',
    'passengers.0',
    'order.cabins.roomTypeId',
  ])('%s', path => {
    expect(get(values, fieldOfSale(path))).not.toBeUndefined();
  });
});

test('requests cabins of several types one by one', () => {
  const mixed = { cabin: 'mixed', cabinCount: '', cabinMix: { '7': '2', '9': '', '4': '1' } };
  expect(cabinsOf(mixed)).toEqual({ kind: 'types', roomTypeIds: [4, 7, 7] });
  expect(cabinsOf({ ...mixed, cabinMix: { '7': '' } })).toBeNull();
  expect(cabinsOf({ ...mixed, cabin: '7', cabinCount: '2' })).toEqual({
    kind: 'assigned',
    roomTypeId: 7,
    count: 2,
  });
});

test('reports a wrong phone number and e-mail address before sending', () => {
  const wrong = { ...values, contact: { name: 'Ana', phone: '(((((', email: 'josé@example.com' } };
  const issues = saleForm.safeParse(wrong).error?.issues.filter(({ path }) => path[0] === 'contact') ?? [];
  expect(Object.fromEntries(issues.map(({ path, message }) => [path[1], message]))).toEqual({
    phone: 'phone-format',
    email: 'email-letters',
  });
});

test('keeps those of the chosen cabins that another sailing has', () => {
  const types = [
    { id: 4, roomsLeft: 1 },
    { id: 7, roomsLeft: 0 },
  ];
  const mixed = { cabin: 'mixed', cabinMix: { '4': '3', '7': '1', '9': '2' } };
  expect(cabinsOnOffer(mixed, types)).toEqual({ cabin: 'mixed', cabinMix: { '4': '1' } });
  expect(cabinsOnOffer({ cabin: '9', cabinMix: {} }, types)).toEqual({ cabin: '', cabinMix: {} });
  for (const cabin of ['', 'any', '7'])
    expect(cabinsOnOffer({ cabin, cabinMix: {} }, types)).toEqual({ cabin, cabinMix: {} });
});

describe('the fields that a sale still needs', () => {
  const route = { asksPlaceOfBirth: false };

  test('are in the order of the page', () => {
    expect(openFieldsOf({ ...values, sailingId: '' }, route)).toEqual([
      'sailingId',
      'passengers.0.name',
      'passengers.0.idNumber',
      'passengers.0.birthDate',
      'passengers.0.gender',
      'contact.name',
      'contact.phone',
      'tenderedSen',
    ]);
  });

  test('include those that only some documents have, and end when all are filled in', () => {
    const filled = {
      name: 'Tan',
      idNumber: 'A1',
      birthDate: '1988-04-12',
      gender: 'male',
      nationality: 'SG',
    } as const;
    const traveler = { ...newPassenger(''), ...filled, idType: 'passport' as const };
    const contact = { name: 'Tan', phone: '0123', email: '' };
    const sale = { ...values, passengers: [traveler], contact, tenderedSen: 100 };
    expect(openFieldsOf(sale, route)).toEqual(['passengers.0.documentExpiry', 'passengers.0.issuingCountry']);
    const passport = { ...traveler, documentExpiry: '2030-01-01', issuingCountry: 'SG' };
    expect(openFieldsOf({ ...sale, passengers: [passport] }, route)).toEqual([]);
  });
});
