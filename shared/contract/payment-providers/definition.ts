/** Icons of payment methods; each client draws them in its own style. */
export type PaymentIcon = 'bank' | 'card' | 'wallet' | 'cash' | 'voucher';

/** An entry that staff type or scan at the counter, as from the slip of a card terminal. */
export interface CounterEntry {
  /** The format of the whole entry. */
  pattern: RegExp;
  /** Digits only. */
  digits?: boolean;
  /** Printed on the receipt, under the amount. */
  onReceipt?: boolean;
}

/**
 * Entries by name. The one named `reference` identifies the payment or refund: it is unique per provider (invariant I5),
 * and payments can be searched by it. The others are only stored.
 */
export type CounterEntries = Readonly<Record<string, CounterEntry>>;

export interface PaymentProviderDefinition {
  /** The name of the payment method in orders, receipts and reports; several providers may share one. */
  method: string;
  icon: PaymentIcon;
  /** Refunds are made by the provider itself, called by a job; or by staff, who then type these entries. */
  refund: 'automatic' | { byHand: CounterEntries };
}

/** The callers to whom the site offers it. */
export interface OnlineProviderDefinition extends PaymentProviderDefinition {
  buyers: 'everyone' | 'agents';
  /** The least amount by currency (ISO 4217), in its smallest unit: it is not offered for less (R332). One, where none is named. */
  least: Readonly<Partial<Record<string, number>>>;
}

/** A provider for payments at the counter. */
export interface CounterProviderDefinition extends PaymentProviderDefinition {
  /** More than the amount may be received, with change given back. Otherwise exactly the amount is taken. */
  givesChange: boolean;
  /** The entries that staff type when they take a payment. */
  entries: CounterEntries;
}
