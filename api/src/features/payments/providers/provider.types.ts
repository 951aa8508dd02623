import type { PaymentProvider, PaymentStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { ByHandProvider } from '@gangway/shared/contract/payment-providers/registry.ts';
import type { Caller } from '../../../lib/caller.ts';
import type { Database, Transaction } from '../../../lib/database/database.ts';
import type { Deps } from '../../../lib/http/context.ts';
import type { Variables } from '../../../lib/process/env.ts';

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

interface Automatic {
  /**
   * Gives money back, and answers how the provider calls that. Asked again for the same refund it does nothing and
   * answers the same. Called outside any transaction.
   */
  refund(deps: Deps, refund: OwedRefund): Promise<string>;
}
interface ByHand {
  /** A person gives the money back and says so. */
  refund: 'by-hand';
}

interface Configured {
  /**
   * Reads the provider's own variables of the environment, which are then found in `env.providers` by its code;
   * undefined where it is not set up.
   *
   * @throws StartError that names what is wrong.
   */
  readSettings?(source: Variables): unknown;
}

/** A bank or card gateway: the customer is sent there, and it notifies us. */
export interface Gateway extends Configured {
  kind: 'gateway';
  /** Is offered only where no other gateway is. */
  standsIn?: boolean;
  /** Whether this copy is set up for it. */
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
export interface DirectProvider extends Configured {
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

/** Whether refunds go back by themselves is said in shared/contract/payment-providers, and the code has to agree. */
export type Providers = {
  [Name in PaymentProvider]: (Gateway | DirectProvider) & (Name extends ByHandProvider ? ByHand : Automatic);
};
export type AutomaticGateway = Gateway & Automatic;
export type AutomaticProvider = DirectProvider & Automatic;
export type CounterProvider = DirectProvider & ByHand;
