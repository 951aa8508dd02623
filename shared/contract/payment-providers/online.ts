import type { OnlineProviderDefinition } from './definition.ts';

/** What buyers pay with on the site. It stands apart from the counter's: the site loads these alone. */
export const onlineProviders = {
  sandbox: { method: 'online', icon: 'bank', refund: 'automatic', buyers: 'everyone' },
  stripe: { method: 'online', icon: 'card', refund: 'automatic', buyers: 'everyone' },
  balance: { method: 'balance', icon: 'wallet', refund: 'automatic', buyers: 'agents' },
} as const satisfies Record<string, OnlineProviderDefinition>;

export type OnlineProvider = keyof typeof onlineProviders;
export type OnlineMethod = (typeof onlineProviders)[OnlineProvider]['method'];

export const onlineProviderCodes = Object.keys(onlineProviders) as [OnlineProvider, ...OnlineProvider[]];
