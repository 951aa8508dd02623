import type { CounterEntry, CounterProviderDefinition } from './definition.ts';

/** How a card terminal numbers what it does. */
const reference: CounterEntry = { pattern: /^[A-Za-z0-9-]{4,40}$/ };

/** What staff take money with at the counter; the first is the one that is chosen already. */
export const counterProviders = {
  counter: { method: 'cash', icon: 'cash', refund: { byHand: {} }, givesChange: true, entries: {} },
  terminal: {
    method: 'terminal',
    icon: 'card',
    refund: { byHand: { reference } },
    givesChange: false,
    entries: { reference, cardEnding: { pattern: /^[0-9]{4}$/, digits: true, onReceipt: true } },
  },
} as const satisfies Record<string, CounterProviderDefinition>;

export type CounterProvider = keyof typeof counterProviders;

export const counterProviderCodes = Object.keys(counterProviders) as [CounterProvider, ...CounterProvider[]];

/** The definition of a counter's provider, with what most leave out. */
export const counterProvider = (code: CounterProvider): CounterProviderDefinition => counterProviders[code];
