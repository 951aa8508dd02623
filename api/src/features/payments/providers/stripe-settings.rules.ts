import type { Currency } from '@gangway/shared/domain/money/currency.ts';
import { z } from 'zod';
import { readVariables, url, type Variables } from '../../../lib/process/env.ts';
import { StartError } from '../../../lib/process/start-error.ts';

const variables = z.object({
  STRIPE_SECRET_KEY: z.string().startsWith('sk_', 'begins with "sk_"').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'begins with "whsec_"').optional(),
  STRIPE_API_URL: url('http://127.0.0.1:12111', /^https?:$/).optional(),
});

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Set if a mock of Stripe, such as stripe-mock, is used. */
  apiUrl: string | undefined;
}

/**
 * Stripe's environment variables; undefined without its keys.
 *
 * @throws StartError
 */
export function readStripeSettings(source: Variables): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = readVariables(source, variables);
  if (!STRIPE_SECRET_KEY !== !STRIPE_WEBHOOK_SECRET)
    throw new StartError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both or neither.');
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) return undefined;
  return { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, apiUrl: STRIPE_API_URL };
}

/** Currencies whose smallest unit is another one for Stripe than for ISO 4217: https://docs.stripe.com/currencies#special-cases */
const COUNTED_OTHERWISE: readonly string[] = ['ISK', 'MGA', 'UGX'];

/** Whether Stripe counts a currency as this product does; of three decimals it takes the first two only. */
export const isCountedAlike = ({ code, digits }: Currency): boolean =>
  digits < 3 && !COUNTED_OTHERWISE.includes(code);
