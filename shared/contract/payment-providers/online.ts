import type { OnlineProviderDefinition } from './definition.ts';

/** The payment methods of the site. In a separate file from the counter's, so that the site loads only these. */
export const onlineProviders = {
  sandbox: { method: 'online', icon: 'bank', refund: 'automatic', buyers: 'everyone', minimumSen: 1 },
  // Stripe's least charge in ringgit: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
  stripe: { method: 'online', icon: 'card', refund: 'automatic', buyers: 'everyone', minimumSen: 200 },
  balance: { method: 'balance', icon: 'wallet', refund: 'automatic', buyers: 'agents', minimumSen: 1 },
} as const satisfies Record<string, OnlineProviderDefinition>;

export type OnlineProvider = keyof typeof onlineProviders;
export type OnlineMethod = (typeof onlineProviders)[OnlineProvider]['method'];

/**
 * Whether a provider accepts this amount (R332): otherwise the site does not offer it, and the API refuses it.
 *
 * @param amountSen the amount to be paid, in sen
 */
export const takesSum = (code: OnlineProvider, amountSen: number): boolean =>
  amountSen >= onlineProviders[code].minimumSen;

export const onlineProviderCodes = Object.keys(onlineProviders) as [OnlineProvider, ...OnlineProvider[]];
