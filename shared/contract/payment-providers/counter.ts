import type { CounterProviderDefinition } from './definition.ts';

/** What staff take money with at the counter; the first is the one that is chosen already. */
export const counterProviders = {
  counter: { method: 'cash', icon: 'cash', refund: { byHand: {} }, givesChange: true, entries: {} },
} as const satisfies Record<string, CounterProviderDefinition>;

export type CounterProvider = keyof typeof counterProviders;

export const counterProviderCodes = Object.keys(counterProviders) as [CounterProvider, ...CounterProvider[]];

/** The definition of a counter's provider, with what most leave out. */
export const counterProvider = (code: CounterProvider): CounterProviderDefinition => counterProviders[code];
