import { describe, expect, test } from 'vitest';
import { cartItemOf, draftOfCartItem } from './cart-item.ts';
import { type BookingDraft, emptyDraft } from './empty-draft.ts';
import { emptyPassenger } from './passenger-draft.ts';

const mother = {
  ...emptyPassenger('adult', { referralCode: 'SELAT', idType: 'passport' }),
  sharesPhone: false,
  name: 'Tan Wei Ling',
  phone: '+60 12 345 6789',
  gender: 'female' as const,
  birthDate: '1988-04-12',
  idNumber: 'A1234567',
  documentExpiry: '2031-01-31',
  issuingCountry: 'MY',
  nationality: 'MY',
  pregnancyWeek: '12',
};
const child = {
  ...emptyPassenger('child', { referralCode: 'SELAT', idType: 'passport' }),
  name: 'Hana Tan',
  gender: 'female' as const,
  birthDate: '2019-06-02',
  idType: 'idCard' as const,
  idNumber: '190602-10-5568',
  nationality: 'MY',
};
const booking: BookingDraft = {
  ...emptyDraft,
  sailingId: 7,
  counts: { adult: 1, child: 1, infant: 0, senior: 0 },
  cabin: { kind: 'chosen', roomIds: [41, 42] },
  passengers: [mother, child],
  contact: { sameAsFirst: true, name: '', email: 'weiling@example.com', phone: '' },
  referralCode: 'SELAT',
};
const ID = '3f0c8f0e-9a52-4c0e-8f3a-0d0d5b4f7a11';

describe('a booking survives being put into the cart', () => {
  test.each([
    ['with rooms chosen on the deck plan', booking],
    ['with a cabin that we assign', { ...booking, cabin: { kind: 'assigned', roomTypeId: null } }],
    ['without a cabin', { ...booking, cabin: { kind: 'none' } }],
    [
      'with another person as its contact',
      {
        ...booking,
        contact: { sameAsFirst: false, name: 'Aunt May', email: 'may@example.com', phone: '+60 3 1' },
      },
    ],
  ] as [string, BookingDraft][])('%s', (_how, draft) => {
    const back = draftOfCartItem(cartItemOf(draft, 7, ID, 48_600));
    expect({ ...emptyDraft, ...back }).toEqual({ ...draft, cartItemId: ID });
  });
});

test('a cart item is complete: a shared phone is filled in, and the contact has a name', () => {
  const item = cartItemOf(booking, 7, ID, 48_600);
  expect(item.passengers[1]).toMatchObject({
    phone: '+60 12 345 6789',
    idType: 'idCard',
    documentExpiry: null,
  });
  expect(item.passengers[0]).toMatchObject({ pregnancyWeek: 12, issuingCountry: 'MY' });
  expect(item.contact).toEqual({
    name: 'Tan Wei Ling',
    phone: '+60 12 345 6789',
    email: 'weiling@example.com',
  });
  expect(item.seenTotalSen).toBe(48_600);
});
