import { sen } from '@gangway/shared/contract/base/primitives.ts';
import { paymentStatuses } from '@gangway/shared/contract/base/vocabulary.ts';
import { z } from 'zod';

/** What the bank tells the shop about a payment. */
export const bankNotice = z.object({
  event: z.string().min(1).max(100),
  reference: z.string().min(1).max(100),
  status: z.enum(paymentStatuses),
  amountSen: sen,
});

/** What the shop asks of the bank to give money back; `id` is the shop's own and makes a repetition the same refund. */
export const bankRefund = z.object({
  id: z.string().min(1).max(100),
  reference: z.string().min(1).max(100),
  amountSen: sen.min(1),
});
export const bankRefundReceipt = z.object({ receipt: z.string().min(1) });

export type BankNotice = z.infer<typeof bankNotice>;
export type BankRefund = z.infer<typeof bankRefund>;
