import type { OnlineProviderDefinition } from './definition.ts';

/** Of the currencies that Stripe names: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const leastOfStripe = {
  AED: 200,
  AUD: 50,
  BGN: 100,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  INR: 50,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  USD: 50,
};

/** The payment methods of the site. In a separate file from the counter's, so that the site loads only these. */
export const onlineProviders = {
  sandbox: { method: 'online', icon: 'bank', refund: 'automatic', buyers: 'everyone', least: {} },
  stripe: { method: 'online', icon: 'card', refund: 'automatic', buyers: 'everyone', least: leastOfStripe },
  balance: { method: 'balance', icon: 'wallet', refund: 'automatic', buyers: 'agents', least: {} },
} as const satisfies Record<string, OnlineProviderDefinition>;

export type OnlineProvider = keyof typeof onlineProviders;
export type OnlineMethod = (typeof onlineProviders)[OnlineProvider]['method'];

/** The least amount that a provider accepts in a currency (ISO 4217), in its smallest unit (R332). */
export function leastAmount(code: OnlineProvider, currency: string): number {
  const { least }: OnlineProviderDefinition = onlineProviders[code];
  return least[currency] ?? 1;
}

export const onlineProviderCodes = Object.keys(onlineProviders) as [OnlineProvider, ...OnlineProvider[]];
