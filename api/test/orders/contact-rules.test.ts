import type { OrderRequestInput } from '@gangway/shared/contract/sales/orders.ts';
import entryRules from '@gangway/shared/i18n/en/entry-rules.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { textsIn } from '../../src/lib/texts.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, orderInput, passengerInput } from '../support/database/factories.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
let api: TestApp;
let sailingId: number;
let keys = 0;

beforeAll(async () => {
  api = await createTestApp(database);
  api.clock.set('2026-11-20T02:00:00Z');
  sailingId = await createSailing(database.db, await createVoyage(database.db), { date: '2027-04-01' });
});

const book = (changes: Partial<OrderRequestInput>) =>
  api.call('POST', '/orders', {
    body: orderInput(sailingId, changes),
    headers: { 'Idempotency-Key': `contact-rules-${keys++}` },
  });
const { contact } = orderInput(0);

describe('the contact', () => {
  it.each([
    ['a..b@example.com', entryRules['email-format']],
    ['josé@example.com', entryRules['email-letters']],
    ['at home', entryRules['email-format']],
    ['', 'Please fill this in.'],
  ])('with %j is refused at the field', async (email, sentence) => {
    const answer = await book({ contact: { ...contact, email } });
    expect(answer).toMatchObject({ status: 422, data: { error: 'invalid-input' } });
    expect(answer.data.fields).toEqual({ 'contact.email': sentence });
  });

  it.each(['(((((', '12345', 'call me'])('cannot be called %j', async phone => {
    const answer = await book({ contact: { ...contact, phone }, passengers: [passengerInput({ phone })] });
    expect(answer.status).toBe(422);
    expect(answer.data.fields).toEqual({
      'contact.phone': textsIn('en')('fields.phone-format'),
      'passengers.0.phone': textsIn('en')('fields.phone-format'),
    });
  });

  it('gets all errors at once, including a passport without its country', async () => {
    const answer = await book({
      passengers: [
        passengerInput({ idType: 'passport', gender: 'none' as 'other', email: 'a..b@example.com' }),
      ],
    });
    expect(Object.keys(answer.data.fields).sort()).toEqual([
      'passengers.0.documentExpiry',
      'passengers.0.email',
      'passengers.0.gender',
      'passengers.0.issuingCountry',
    ]);
  });
});
