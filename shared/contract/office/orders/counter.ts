import { z } from 'zod';
import { sen, uuid } from '../../base/primitives.ts';
import { contact, orderDetail, orderRequest } from '../../sales/orders.ts';

/** Cash received: the part above the price is returned as change. */
const tenderedSen = sen.describe('Cash handed over');

/** A walk-in's order, paid in cash at once: both are written or neither is. */
export const counterSaleRequest = z.object({
  order: orderRequest.omit({ paymentMethod: true, contact: true }).extend({
    contact: contact.extend({ email: contact.shape.email.nullable().describe('A walk-in may leave none') }),
  }),
  tenderedSen,
});

/** Cash for any unpaid order. `expectedDueSen` is the amount that was shown. */
export const cashPaymentRequest = z.object({ expectedDueSen: sen, tenderedSen });

export const cashReceipt = z.object({
  order: orderDetail,
  paymentId: uuid,
  amountSen: sen,
  tenderedSen: sen,
  changeSen: sen.describe('To give back'),
});

/** A sale's receipt, with the token that opens the order for the customer. */
export const counterSale = cashReceipt.extend({ accessToken: z.string() });

export type CounterSaleRequest = z.output<typeof counterSaleRequest>;
export type CounterSaleInput = z.input<typeof counterSaleRequest>;
export type CashPaymentRequest = z.output<typeof cashPaymentRequest>;
export type CounterSale = z.infer<typeof counterSale>;
export type CashReceipt = z.infer<typeof cashReceipt>;
