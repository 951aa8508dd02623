import { createHash } from 'node:crypto';
import { instant, sen, uuid } from '@gangway/shared/contract/base/primitives.ts';
import { disruptionReasons } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { withoutChoices } from '@gangway/shared/contract/sales/called-off.ts';
import { z } from 'zod';

/** A mail about an order. */
const orderMailJob = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('order-paid'),
    orderId: uuid,
    again: uuid.optional().describe('Another each time that the mail is sent once more'),
  }),
  z.object({ kind: z.literal('order-unpaid'), orderId: uuid }),
  z.object({
    kind: z.literal('order-canceled'),
    orderId: uuid,
    canceledAt: instant.describe('Which parts: those canceled at this moment'),
  }),
  z.object({
    kind: z.literal('payment-returned'),
    orderId: uuid,
    paymentId: uuid,
    amountSen: z.coerce.number().pipe(sen),
  }),
  z.object({
    kind: z.literal('sailing-canceled'),
    orderId: uuid,
    canceledAt: instant,
    reason: z.enum(disruptionReasons),
  }),
  z.object({
    kind: z.literal('called-off'),
    orderId: uuid,
    reason: z.enum(disruptionReasons),
    until: instant.describe('Until when the party chooses'),
    otherwise: z.enum(withoutChoices).describe('What happens to it then'),
    bonusPercent: z.coerce.number().int().describe('Bonus for guests who take a voucher'),
    keptSailingId: z.coerce.number().int().optional().describe('On which places are kept for it'),
    reminder: z.literal('yes').optional(),
  }),
  z.object({
    kind: z.literal('gate-changed'),
    orderId: uuid,
    gate: z.string().describe('Where it boards now: another mail follows where that changed once more'),
    change: uuid.describe('Another for each change'),
  }),
  z.object({
    kind: z.literal('ship-changed'),
    orderId: uuid,
    shipId: z.coerce.number().int(),
    was: z.string().describe('Name of the ship before'),
    reason: z.enum(disruptionReasons),
    change: uuid,
  }),
  z.object({ kind: z.literal('guest-message'), orderId: uuid, messageId: uuid }),
  z.object({
    kind: z.literal('sailing-moved'),
    orderId: uuid,
    departedAt: instant.describe('When the sailing was to leave before'),
    departsAt: instant.describe('When it leaves now'),
    reason: z.enum(disruptionReasons),
    move: uuid
      .optional()
      .describe('Another for each move: one back to a time that was told before is told again'),
  }),
]);

/** A mail about an account; addresses and codes are looked up, so that the queue contains none. */
const accountMailJob = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('verification-code'),
    codeId: uuid.describe('If the address has an account already, the mail says so instead'),
    message: z.string().optional().describe('Another for each time that the code is sent'),
  }),
  z.object({ kind: z.literal('password-changed'), customerId: uuid, changedAt: instant }),
  z.object({
    kind: z.literal('failed-logins'),
    systemUserId: uuid,
    failures: z.coerce.number().int(),
    noticedAt: instant,
  }),
  z.object({ kind: z.enum(['account-opened', 'password-link']), linkId: uuid }),
  z.object({
    kind: z.literal('email-changed'),
    codeId: uuid.describe('The one that confirmed the new address'),
  }),
]);

/** A mail to a party on a waiting list. */
const waitlistMailJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('waitlist-confirm'), partyId: uuid }),
  z.object({ kind: z.literal('waitlist-offer'), partyId: uuid, offerId: uuid }),
]);

/** A mail about a voucher; its code is derived when the mail is written, so that the queue contains none. */
const voucherMailJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('voucher-issued'), voucherId: uuid }),
  z.object({
    kind: z.literal('voucher-expiring'),
    voucherId: uuid,
    expiresAt: instant.describe('Of a voucher that was extended, its holder is reminded again'),
  }),
]);

/** The data of a job of the queue `send-mail`; job data are strings. */
export const mailJob = z.union([orderMailJob, accountMailJob, voucherMailJob, waitlistMailJob]);
export type OrderMailJob = z.infer<typeof orderMailJob>;
export type CalledOffJob = Extract<OrderMailJob, { kind: 'called-off' }>;
export type SailingMovedJob = Extract<OrderMailJob, { kind: 'sailing-moved' }>;
export type AccountMailJob = z.infer<typeof accountMailJob>;
export type VoucherMailJob = z.infer<typeof voucherMailJob>;
export type WaitlistMailJob = z.infer<typeof waitlistMailJob>;
export type MailJob = z.infer<typeof mailJob>;

export const isOrderMail = (job: MailJob): job is OrderMailJob => 'orderId' in job;
export const isVoucherMail = (job: MailJob): job is VoucherMailJob => 'voucherId' in job;
export const isWaitlistMail = (job: MailJob): job is WaitlistMailJob => 'partyId' in job;

/**
 * The name of a job's mail is the same at every retry: a file of that name is written once, and a mail server recognizes
 * duplicates by the Message-ID.
 */
export function mailName(job: MailJob): string {
  return createHash('sha256').update(JSON.stringify(job)).digest('hex').slice(0, 32);
}
