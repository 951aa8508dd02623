import type { OnlineProviderDefinition } from './definition.ts';

/** The payment methods of the site. In a separate file from the counter's, so that the site loads only these. */
export const onlineProviders = {
  sandbox: { method: 'online', icon: 'bank', refund: 'automatic', buyers: 'everyone' },
  stripe: { method: 'online', icon: 'card', refund: 'automatic', buyers: 'everyone' },
  balance: { method: 'balance', icon: 'wallet', refund: 'automatic', buyers: 'agents' },
} as const satisfies Record<string, OnlineProviderDefinition>;

export type OnlineProvider = keyof typeof onlineProviders;
export type OnlineMethod = (typeof onlineProviders)[OnlineProvider]['method'];

export const onlineProviderCodes = Object.keys(onlineProviders) as [OnlineProvider, ...OnlineProvider[]];
