import { expect, test } from 'vitest';
import { emptyDraft } from './empty-draft.ts';
import { orderRequestOf, quoteRequestOf } from './order-request.ts';
import { emptyPassenger, type PassengerDraft } from './passenger-draft.ts';

const adult: PassengerDraft = {
  ...emptyPassenger('adult', { referralCode: 'SELAT', idType: 'passport' }),
  name: 'Ana Lim',
  phone: '+60123456789',
  gender: 'female',
  birthDate: '1988-03-14',
  idNumber: 'A1234567',
  documentExpiry: '2031-01-31',
  issuingCountry: 'MY',
  nationality: 'MY',
};
const child: PassengerDraft = {
  ...adult,
  ticketType: 'child',
  name: 'Mei Lim',
  sharesPhone: true,
  phone: '',
};
const sailing = { id: 7 };
const draft = { ...emptyDraft, passengers: [adult, child], provider: 'sandbox' as const };

test('a quote is requested without names and document numbers', () => {
  const text = JSON.stringify(quoteRequestOf(draft, sailing));
  for (const secret of [adult.name, adult.phone, adult.idNumber]) expect(text).not.toContain(secret);
});

test('an incomplete passport is not validated', () => {
  const [quoted] = quoteRequestOf(
    { ...draft, passengers: [{ ...adult, issuingCountry: '' }] },
    sailing,
  ).passengers;
  expect(quoted).not.toHaveProperty('idType');
});

test('a child uses the first passenger’s phone', () => {
  expect(orderRequestOf(draft, sailing, 48600, 'en').passengers[1]?.phone).toBe(adult.phone);
});

test('the first passenger is the contact by default', () => {
  const contact = { sameAsFirst: true, name: 'Ben', email: 'ana@example.com', phone: '1' };
  expect(orderRequestOf({ ...draft, contact }, sailing, 48600, 'en').contact).toEqual({
    name: 'Ana Lim',
    email: 'ana@example.com',
    phone: '+60123456789',
  });
  const other = { ...contact, sameAsFirst: false };
  expect(orderRequestOf({ ...draft, contact: other }, sailing, 48600, 'en').contact.name).toBe('Ben');
});

test('an ID card has neither expiry date nor issuing country', () => {
  const passengers = [{ ...adult, idType: 'idCard' as const }];
  const [sent] = orderRequestOf({ ...draft, passengers }, sailing, 48600, 'en').passengers;
  expect(sent).toMatchObject({ documentExpiry: null, issuingCountry: null });
});

test('the deck plan without a selection requests no cabin', () => {
  const cabin = { kind: 'chosen' as const, roomIds: [] };
  expect(quoteRequestOf({ ...draft, cabin }, sailing).cabins).toBeNull();
});
