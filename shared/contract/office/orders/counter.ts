import { z } from 'zod';
import { sen, uuid } from '../../base/primitives.ts';
import { counterProviderCodes, counterWayCodes } from '../../payment-providers/counter.ts';
import { type CounterTaking, checkTaking, counterTaking } from '../../sales/counter-taking.ts';
import { contact, orderDetail, orderRequest } from '../../sales/orders.ts';

/** A walk-in customer's order and its payment: both are stored or neither is. */
export const counterSaleRequest = z
  .object({
    order: orderRequest.omit({ paymentMethod: true, contact: true, waitingToken: true }).extend({
      contact: contact.extend({
        email: contact.shape.email.nullable().describe('May be empty for a walk-in'),
      }),
    }),
    ...counterTaking,
  })
  .check(({ value, issues }) => checkTakingOf(value.order.expectedTotalSen, value, issues));

/** The payment of any unpaid order. `expectedDueSen` is the amount that was shown. */
export const counterPaymentRequest = z
  .object({ expectedDueSen: sen, ...counterTaking })
  .check(({ value, issues }) => checkTakingOf(value.expectedDueSen, value, issues));

/** For a shown amount of 0 no payment is taken or asked for. The API decides whether nothing is due (R330). */
function checkTakingOf(dueSen: number, taking: CounterTaking, issues: z.core.$ZodRawIssue[]): void {
  if (dueSen > 0) checkTaking(taking, { issues });
}

export const counterReceipt = z.object({
  order: orderDetail,
  paymentId: uuid.nullable().describe('Null where nothing was due'),
  provider: z.enum(counterProviderCodes),
  amountSen: sen,
  roundingSen: z.int().describe('Of cash: the amount taken minus the exact amount'),
  tenderedSen: sen.nullable().describe('Cash received'),
  parts: z
    .array(z.object({ provider: z.enum(counterWayCodes), amountSen: sen }))
    .describe('The amount by each payment method, `provider` first'),
  changeSen: sen.describe('Change to give'),
});

/** A sale's receipt, with the access token of the order for the customer. */
export const counterSale = counterReceipt.extend({ accessToken: z.string() });

export type CounterSaleRequest = z.output<typeof counterSaleRequest>;
export type CounterSaleInput = z.input<typeof counterSaleRequest>;
export type CounterPaymentRequest = z.output<typeof counterPaymentRequest>;
export type CounterPaymentInput = z.input<typeof counterPaymentRequest>;
export type CounterSale = z.infer<typeof counterSale>;
export type CounterReceipt = z.infer<typeof counterReceipt>;
