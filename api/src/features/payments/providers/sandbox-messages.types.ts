import { sen } from '@gangway/shared/contract/base/primitives.ts';
import { paymentStatuses } from '@gangway/shared/contract/base/vocabulary.ts';
import { z } from 'zod';

/** A notification from the bank to the shop about a payment. */
export const bankNotice = z.object({
  event: z.string().min(1).max(100),
  reference: z.string().min(1).max(100),
  status: z.enum(paymentStatuses),
  amountSen: sen,
});

/** A refund request from the shop to the bank; the shop's own `id` makes it idempotent. */
export const bankRefund = z.object({
  id: z.string().min(1).max(100),
  reference: z.string().min(1).max(100),
  amountSen: sen.min(1),
});
export const bankRefundReceipt = z.object({ receipt: z.string().min(1) });

export type BankNotice = z.infer<typeof bankNotice>;
export type BankRefund = z.infer<typeof bankRefund>;
