import { z } from 'zod';
import { instant, sen, typedText, uuid } from '../base/primitives.ts';
import { orderStatuses, paymentProviders, paymentStatuses, refundStatuses } from '../base/vocabulary.ts';
import { onlineProviderCodes } from '../payment-providers/online.ts';

/** How the customer pays: at a bank or card gateway, or from an agent's balance. */
export const paymentRequest = z.object({
  orderNumbers: z.array(typedText(40)).min(1).max(20),
  provider: z
    .enum(onlineProviderCodes)
    .optional()
    .describe('May be omitted if nothing is due for any of the orders'),
});

/** Cash for several orders at once, with the exact amount. */
export const cashPaymentRequest = paymentRequest.pick({ orderNumbers: true });

export const payment = z.object({
  id: uuid,
  provider: z.enum(paymentProviders),
  status: z.enum(paymentStatuses),
  amountSen: sen,
  createdAt: instant,
  orders: z.array(
    z.object({
      number: z.string(),
      status: z.enum(orderStatuses),
      amountSen: sen,
      outcome: z.enum(['applied', 'returned']).nullable(),
    }),
  ),
});
/**
 * `payment` is null if nothing was due: the orders are paid (R330). `gatewayUrl` is the address to which /jump redirects the
 * customer; null if the payment needs no gateway.
 */
export const startedPayment = z.object({ payment: payment.nullable(), gatewayUrl: z.string().nullable() });
export const paymentParams = z.object({ id: uuid });
export const paymentOptions = z.object({ providers: z.array(z.enum(onlineProviderCodes)) });

/** A refund that staff have paid out: of cash `amountSen` plus its rounding. */
export const handedOutRefund = z.object({
  id: uuid,
  amountSen: sen,
  roundingSen: z.int(),
  status: z.enum(refundStatuses),
});

export type Payment = z.infer<typeof payment>;
export type PaymentRequest = z.infer<typeof paymentRequest>;
export type StartedPayment = z.infer<typeof startedPayment>;
export type HandedOutRefund = z.infer<typeof handedOutRefund>;
