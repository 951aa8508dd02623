import type { PaymentProvider, PaymentStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Caller } from '../../../lib/caller.ts';
import type { Database, Transaction } from '../../../lib/database/database.ts';
import type { Deps } from '../../../lib/http/context.ts';

/** A payment that a gateway is to collect. */
export interface PaymentToStart {
  id: string;
  amountSen: number;
  createdAt: Date;
  /** What is paid with it, for the payer to recognise. */
  orderNumbers: string[];
}

/** What a gateway says about a payment, once its signature has been checked. */
export interface Notice {
  /** Names the event at its gateway: the same event told again has the same one (invariant I5). */
  eventReference: string;
  /** What we called the payment; nothing proves that we know it. */
  paymentId: string;
  /** What the gateway calls the payment. */
  gatewayReference: string;
  claims: PaymentStatus;
  /** Null where the amount is not one in ringgit. */
  amountSen: number | null;
}

/** Money that is owed to whoever paid. */
export interface OwedRefund {
  id: string;
  orderId: string;
  /** The gateway's name for the payment that is given back, where it has one. */
  gatewayReference: string | null;
  amountSen: number;
}

interface Refunding {
  /**
   * Gives money back, and answers how the provider calls that. Asked again for the same refund it does nothing and
   * answers the same. Called outside any transaction. `by-hand`: a person hands the money out and says so.
   */
  refund: ((deps: Deps, refund: OwedRefund) => Promise<string>) | 'by-hand';
}

/** A bank or card gateway: the customer is sent there, and it notifies us. */
export interface Gateway extends Refunding {
  kind: 'gateway';
  isOffered(env: Deps['env']): boolean;
  /**
   * Opens the payment at the gateway; opened again, it is the same one. Called outside any transaction.
   *
   * @throws AppError `payment-provider-unavailable`
   */
  start(deps: Deps, payment: PaymentToStart): Promise<{ gatewayUrl: string; gatewayReference: string }>;
  /**
   * Reads a notification; null for one that is about something else than a payment.
   *
   * @throws AppError `notification-forged` when it does not carry the gateway's signature over exactly these bytes.
   */
  verifyNotification(deps: Deps, headers: Headers, rawBody: Buffer): Notice | null;
}

/** Money that is there at once: a balance with us, or cash in the till. */
export interface DirectProvider extends Refunding {
  kind: 'direct';
  /**
   * Checks that the caller may pay like this, and takes the money for each order.
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

type Provider = Gateway | DirectProvider;
export type Providers = { [Name in PaymentProvider]: Provider };
