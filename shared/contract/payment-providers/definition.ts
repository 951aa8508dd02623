/** Pictures of ways to pay; each client draws them in its own hand. */
export type PaymentIcon = 'bank' | 'card' | 'wallet' | 'cash';

/** Something that staff type or scan at the counter, as from the slip of a card terminal. */
export interface CounterEntry {
  /** What it looks like, from its first sign to its last. */
  pattern: RegExp;
  /** Digits alone. */
  digits?: boolean;
  /** Stands on the receipt, under the amount. */
  onReceipt?: boolean;
}

/**
 * Entries by their names. The one named `reference` says which payment or refund it is: it exists once per provider
 * (invariant I5) and payments are searched by it. The others are kept as they are.
 */
export type CounterEntries = Readonly<Record<string, CounterEntry>>;

interface PaymentProviderDefinition {
  /** What orders, receipts and reports call this way to pay; several providers may be one way. */
  method: string;
  icon: PaymentIcon;
  /** By the provider itself, called by a job; or by staff, who then type these entries. */
  refund: 'automatic' | { byHand: CounterEntries };
}

/** Whom the site offers it to. */
export interface OnlineProviderDefinition extends PaymentProviderDefinition {
  buyers: 'everyone' | 'agents';
}

/** What staff may take money with at the counter. */
export interface CounterProviderDefinition extends PaymentProviderDefinition {
  /** More than the amount may be handed over, and the rest is given back. Otherwise the amount itself is taken. */
  givesChange: boolean;
  /** What staff type when they take a payment. */
  entries: CounterEntries;
}
