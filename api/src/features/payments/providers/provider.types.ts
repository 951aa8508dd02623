import type { PaymentProvider, PaymentStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { ByHandProvider } from '@gangway/shared/contract/payment-providers/registry.ts';
import type { Caller } from '../../../lib/caller.ts';
import type { Database, Transaction } from '../../../lib/database/database.ts';
import type { Deps } from '../../../lib/http/context.ts';
import type { Variables } from '../../../lib/process/env.ts';

/** A payment that a gateway should collect. */
export interface PaymentToStart {
  id: string;
  amountSen: number;
  createdAt: Date;
  /** The orders that are paid, shown to the payer. */
  orderNumbers: string[];
}

/** A gateway's notification about a payment, after its signature has been verified. */
export interface Notice {
  /** Identifies the event at the gateway: repeated notifications have the same reference (invariant I5). */
  eventReference: string;
  /** Our id of the payment, as sent by the gateway; it may be unknown to us. */
  paymentId: string;
  /** The gateway's id of the payment. */
  gatewayReference: string;
  claims: PaymentStatus;
  /** Null if the amount is not in the operator's currency. */
  amountSen: number | null;
}

/** A gateway's report about a payment that was paid before, after its signature has been verified (R333). */
export interface MoneyNews {
  eventReference: string;
  /** Our id of the payment, as sent by the gateway; it may be unknown to us. */
  paymentId: string;
  news: 'refunded-elsewhere' | 'disputed' | 'dispute-closed' | 'refund-settled' | 'refund-failed-later';
  /** The total refunded elsewhere, the disputed amount, or the refund's amount, in sen. */
  amountSen: number;
  /** The gateway's ids of the refund or dispute. */
  reference: string;
  /** The gateway's reason for a dispute. */
  reason?: string;
  /** Our refund that succeeded or failed at the gateway. */
  refundId?: string;
}

/** A refund that is owed to the payer. */
export interface OwedRefund {
  id: string;
  orderId: string;
  /** The gateway's id of the payment to refund, if it has one. */
  gatewayReference: string | null;
  amountSen: number;
}

interface Automatic {
  /**
   * Refunds the money and returns the provider's reference. Idempotent: a repetition for the same refund has no further effect
   * and returns the same reference. Null while the refund is pending and must be asked for again. Called outside any transaction.
   */
  refund(deps: Deps, refund: OwedRefund): Promise<string | null>;
}
interface ByHand {
  /** Staff pay the refund out and record it. */
  refund: 'by-hand';
}

interface Configured {
  /**
   * Reads the provider's own environment variables, which are then in `env.providers` under its code; returns undefined
   * if the provider is not configured.
   *
   * @throws StartError that names what is wrong.
   */
  readSettings?(source: Variables): unknown;
}

/** A bank or card gateway: the customer is redirected to it, and it notifies us. */
export interface Gateway extends Configured {
  kind: 'gateway';
  /** Offered only if no other gateway is. */
  standsIn?: boolean;
  /** Whether this installation is configured for it. */
  isOffered(env: Deps['env']): boolean;
  /**
   * Opens the payment at the gateway. Idempotent: a repetition opens the same payment. Called outside any transaction.
   *
   * @throws AppError `payment-provider-unavailable` if it does not answer but may later; `payment-provider-refused` if it refuses
   * this payment permanently
   */
  start(deps: Deps, payment: PaymentToStart): Promise<{ gatewayUrl: string; gatewayReference: string }>;
  /**
   * Verifies and parses a notification; returns null if it is not about a payment.
   *
   * @throws AppError `notification-forged` if it does not carry the gateway's signature over exactly these bytes.
   */
  verifyNotification(deps: Deps, headers: Headers, rawBody: Buffer): Promise<Notice | MoneyNews | null>;
}

/** A provider that settles immediately: a balance, or cash. */
interface DirectProvider extends Configured {
  kind: 'direct';
  /**
   * Checks that the caller may pay this way, and takes the money for each order.
   *
   * @throws AppError `balance-not-yours`, `insufficient-balance`, `not-signed-in` or `not-permitted`
   */
  take(
    trx: Transaction<Database>,
    deps: Deps,
    caller: Caller,
    orders: { id: string; amountSen: number }[],
  ): Promise<void>;
}

/** Requires that each implementation's kind of refund matches its definition in shared/contract/payment-providers. */
export type Providers = {
  [Name in PaymentProvider]: (Gateway | DirectProvider) & (Name extends ByHandProvider ? ByHand : Automatic);
};
export type AutomaticGateway = Gateway & Automatic;
export type AutomaticProvider = DirectProvider & Automatic;
/** A provider at the counter, whose refunds staff pay out by hand. */
export type PaidByHand = DirectProvider & ByHand;
