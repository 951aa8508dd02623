import { counterProviders } from './counter.ts';
import type { CounterEntries } from './definition.ts';
import { onlineProviders } from './online.ts';

/**
 * Every way to pay. Schemas, filters, offers, forms and names follow this table; the API's part of a provider stands in
 * api/src/features/payments/providers.
 */
export const paymentProviderTable = { ...onlineProviders, ...counterProviders };

type Table = typeof paymentProviderTable;
export type PaymentProvider = keyof Table;
export type PaymentMethod = Table[PaymentProvider]['method'];
/** Providers whose refunds a person gives back. */
export type ByHandProvider = {
  [Code in PaymentProvider]: Table[Code]['refund'] extends 'automatic' ? never : Code;
}[PaymentProvider];

export const paymentProviders = Object.keys(paymentProviderTable) as [PaymentProvider, ...PaymentProvider[]];
export const paymentMethods = [
  ...new Set(Object.values(paymentProviderTable).map(({ method }) => method)),
] as [PaymentMethod, ...PaymentMethod[]];

/** Ways to pay that buyers cannot choose for themselves. */
export const counterMethods: readonly PaymentMethod[] = Object.values(counterProviders).map(
  ({ method }) => method,
);

/** Ways to pay that only agents have. */
export const agentMethods: readonly PaymentMethod[] = Object.values(onlineProviders)
  .filter(({ buyers }) => buyers === 'agents')
  .map(({ method }) => method);

export const isByHand = (code: PaymentProvider): code is ByHandProvider =>
  paymentProviderTable[code].refund !== 'automatic';

/** What staff type when they take a payment; nothing for a provider of the site. */
export function counterEntriesOf(code: PaymentProvider): CounterEntries {
  const definition = paymentProviderTable[code];
  return 'entries' in definition ? definition.entries : {};
}

/** What staff type when they give a refund back. */
export function refundEntriesOf(code: ByHandProvider): CounterEntries {
  return paymentProviderTable[code].refund.byHand;
}
