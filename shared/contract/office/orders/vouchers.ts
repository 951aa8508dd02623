import { z } from 'zod';
import { instant, localDate, pageOf, sen, typedText, uuid } from '../../base/primitives.ts';
import { language } from '../../base/vocabulary.ts';
import { emailAddress } from '../../entries/contact-points.ts';
import { personName } from '../../entries/printed-text.ts';
import { checkTaking, counterTaking } from '../../sales/counter-taking.ts';
import { voucherOrigins, voucherStates } from '../../sales/vouchers.ts';
import { listQuery } from '../system/lists.ts';

/** The maximum value of a voucher, in sen, to catch typing errors. */
export const MOST_VOUCHER_SEN = 50_000_00;

const officeVoucher = z.object({
  id: uuid,
  ending: z.string().describe('The last four symbols of the code'),
  origin: z.enum(voucherOrigins),
  state: z.enum(voucherStates),
  holderName: z.string(),
  holderEmail: z.string().nullable(),
  issuedSen: sen,
  balanceSen: sen,
  orderNumber: z.string().nullable().describe('The order that it compensates'),
  createdAt: instant,
  expiresAt: instant,
});
export const officeVoucherPage = pageOf(officeVoucher);

export const vouchersQuery = z.object({
  search: typedText(80)
    .default('')
    .describe('Part of the holder’s name or e-mail, the end of a code, or an order number'),
  state: z.enum(voucherStates).optional(),
  origin: z.enum(voucherOrigins).optional(),
  ...listQuery(['created', 'expires', 'holder', 'balance'], { sort: 'created', descending: true }),
});

const voucherEntryKinds = [
  'voucher-issue',
  'voucher-bonus',
  'order-payment',
  'order-refund',
  'voucher-expiry',
  'voucher-cancel',
] as const;

export const officeVoucherDetail = officeVoucher.extend({
  language,
  reason: z.string(),
  issuedBy: z.string(),
  cancelReason: z.string().nullable(),
  canceledAt: instant.nullable(),
  entries: z.array(
    z.object({
      id: uuid,
      at: instant,
      kind: z.enum(voucherEntryKinds),
      orderNumber: z.string().nullable(),
      reason: z.string(),
      author: z.string(),
      amountSen: z.int().describe('Negative if the balance decreased'),
      balanceSen: z.int().describe('The balance after this entry'),
    }),
  ),
});
export const voucherParams = z.object({ id: uuid });

/** A voucher is paid by one payment method. */
const { further: _, ...oneTaking } = counterTaking;

/** A voucher sold at the desk, with its payment: both are stored or neither is. */
export const voucherSaleRequest = z
  .object({
    amountSen: sen.min(1_00).max(MOST_VOUCHER_SEN),
    holder: z.object({ name: personName(120).min(1), email: emailAddress.nullable(), language }),
    validUntil: localDate.describe('Its last day'),
    ...oneTaking,
  })
  .check(({ value, issues }) => checkTaking(value, { issues }));

/** The sold voucher. The code is not stored: it is shown and mailed now, and derived again for staff who may sell. */
export const soldVoucher = z.object({ id: uuid, code: z.string(), changeSen: sen });
export const voucherCodeShown = z.object({ code: z.string() });

/** `expectedSen` is the balance that was shown. */
export const voucherCancelRequest = z.object({ reason: typedText(300).min(1), expectedSen: sen });

export type OfficeVoucher = z.infer<typeof officeVoucher>;
export type OfficeVoucherPage = z.infer<typeof officeVoucherPage>;
export type OfficeVoucherDetail = z.infer<typeof officeVoucherDetail>;
export type VouchersQuery = z.output<typeof vouchersQuery>;
export type VoucherSaleRequest = z.output<typeof voucherSaleRequest>;
export type VoucherSaleInput = z.input<typeof voucherSaleRequest>;
export type SoldVoucher = z.infer<typeof soldVoucher>;
export type VoucherCancelRequest = z.output<typeof voucherCancelRequest>;
