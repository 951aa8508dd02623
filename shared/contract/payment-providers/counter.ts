import type { CounterEntry, CounterProviderDefinition } from './definition.ts';

/** The format of a card terminal's reference. */
const reference: CounterEntry = { pattern: /^[A-Za-z0-9-]{4,40}$/ };

/** The payment methods at the counter; the first is selected by default. */
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

/** The payment methods for a part of the amount at the counter: its own, and the balance of the order's agent. */
export const counterWayCodes = [...counterProviderCodes, 'balance'] as const;
export type CounterWay = (typeof counterWayCodes)[number];

/** The entries that the counter asks for if a part is paid by this method. */
export const counterWay = (code: CounterWay): Pick<CounterProviderDefinition, 'givesChange' | 'entries'> =>
  code === 'balance' ? { givesChange: false, entries: {} } : counterProviders[code];

/** The definition of a counter provider, with the optional properties that most omit. */
export const counterProvider = (code: CounterProvider): CounterProviderDefinition => counterProviders[code];
