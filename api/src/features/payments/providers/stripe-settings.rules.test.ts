import { currencyOf } from '@gangway/shared/domain/money/currency-of.ts';
import { expect, test } from 'vitest';
import { StartError } from '../../../lib/process/start-error.ts';
import { isCountedAlike, readStripeSettings } from './stripe-settings.rules.ts';

test('configures Stripe with both of its keys, and not at all without them', () => {
  expect(readStripeSettings({})).toBeUndefined();
  expect(readStripeSettings({ STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' })).toBeUndefined();
  expect(() => readStripeSettings({ STRIPE_SECRET_KEY: 'sk_1' })).toThrow(/belong together/);
  expect(readStripeSettings({ STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toEqual({
    secretKey: 'sk_1',
    webhookSecret: 'whsec_1',
    apiUrl: undefined,
  });
});

test.each([
  ['STRIPE_SECRET_KEY', 'pk_live'],
  ['STRIPE_WEBHOOK_SECRET', 'secret'],
  ['STRIPE_API_URL', 'stripe-mock'],
])('refuses %s=%s in a sentence that names the variable without its value', (name, value) => {
  const refused = () => readStripeSettings({ [name]: value });
  expect(refused).toThrow(StartError);
  expect(refused).toThrow(new RegExp(`^The environment variable ${name} [^\\n]+\\.$`));
  expect(refused).not.toThrow(value);
});

test('Stripe is not asked for amounts that it would count in another unit (R480)', () => {
  const alike = (['MYR', 'EUR', 'JPY', 'KRW'] as const).map(currencyOf);
  const otherwise = (['ISK', 'UGX', 'MGA', 'KWD', 'TND'] as const).map(currencyOf);
  expect(alike.filter(isCountedAlike)).toEqual(alike);
  expect(otherwise.filter(isCountedAlike)).toEqual([]);
});
