import { createHash } from 'node:crypto';
import { instant, sen, uuid } from '@gangway/shared/contract/base/primitives.ts';
import { disruptionReasons } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { z } from 'zod';

/** A mail about an order. */
const orderMailJob = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('order-paid'),
    orderId: uuid,
    again: uuid.optional().describe('Another each time that the mail is sent once more'),
  }),
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
    codeId: uuid.describe('Where the address has an account already, that is said instead'),
  }),
  z.object({ kind: z.literal('password-changed'), customerId: uuid, changedAt: instant }),
  z.object({ kind: z.enum(['account-opened', 'password-link']), linkId: uuid }),
  z.object({
    kind: z.literal('email-changed'),
    codeId: uuid.describe('The one that confirmed the new address'),
  }),
]);

/** What a job of the queue `send-mail` asks for; job data are strings. */
export const mailJob = z.union([orderMailJob, accountMailJob]);
export type OrderMailJob = z.infer<typeof orderMailJob>;
export type SailingMovedJob = Extract<OrderMailJob, { kind: 'sailing-moved' }>;
export type AccountMailJob = z.infer<typeof accountMailJob>;
export type MailJob = z.infer<typeof mailJob>;

export const isOrderMail = (job: MailJob): job is OrderMailJob => 'orderId' in job;

/**
 * The mail of a job has one name, however often the job is retried: a file of that name is written once, and a mail
 * server recognises duplicates by the Message-ID.
 */
export function mailName(job: MailJob): string {
  return createHash('sha256').update(JSON.stringify(job)).digest('hex').slice(0, 32);
}
