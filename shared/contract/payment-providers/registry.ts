import { counterProviders } from './counter.ts';
import type { CounterEntries, PaymentProviderDefinition } from './definition.ts';
import { onlineProviders } from './online.ts';

/** Providers that pay an order or a part of it, but cannot be chosen as the payment method. */
const besideProviders = {
  voucher: { method: 'voucher', icon: 'voucher', refund: 'automatic' },
} as const satisfies Record<string, PaymentProviderDefinition>;

/**
 * All payment providers. Schemas, filters, offers, forms and names are derived from this table; the API's implementations
 * are in api/src/features/payments/providers.
 */
export const paymentProviderTable = { ...onlineProviders, ...counterProviders, ...besideProviders };

type Table = typeof paymentProviderTable;
export type PaymentProvider = keyof Table;
export type PaymentMethod = Table[PaymentProvider]['method'];
/** Providers whose refunds staff pay out. */
export type ByHandProvider = {
  [Code in PaymentProvider]: Table[Code]['refund'] extends 'automatic' ? never : Code;
}[PaymentProvider];

export const paymentProviders = Object.keys(paymentProviderTable) as [PaymentProvider, ...PaymentProvider[]];
export const paymentMethods = [
  ...new Set(Object.values(paymentProviderTable).map(({ method }) => method)),
] as [PaymentMethod, ...PaymentMethod[]];

/** Payment methods that buyers cannot choose on the site. */
export const counterMethods: readonly PaymentMethod[] = Object.values(counterProviders).map(
  ({ method }) => method,
);

/** Payment methods only for agents. */
export const agentMethods: readonly PaymentMethod[] = Object.values(onlineProviders)
  .filter(({ buyers }) => buyers === 'agents')
  .map(({ method }) => method);

export const isByHand = (code: PaymentProvider): code is ByHandProvider =>
  paymentProviderTable[code].refund !== 'automatic';

/** The entries that staff type when they take a payment; none for a provider of the site. */
export function counterEntriesOf(code: PaymentProvider): CounterEntries {
  const definition = paymentProviderTable[code];
  return 'entries' in definition ? definition.entries : {};
}

/** The entries that staff type when they pay a refund out. */
export function refundEntriesOf(code: ByHandProvider): CounterEntries {
  return paymentProviderTable[code].refund.byHand;
}
