import { createHash } from 'node:crypto';
import { instant, sen, uuid } from '@gangway/shared/contract/primitives.ts';
import { z } from 'zod';

/** What a job of the queue `send-mail` asks for; job data are strings. */
export const mailJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order-paid'), orderId: uuid }),
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
]);
export type MailJob = z.infer<typeof mailJob>;

/**
 * The mail of a job has one name, however often the job is tried: a file of that name is written once, and a mail
 * server that got it twice can tell by its Message-ID.
 */
export function mailName(job: MailJob): string {
  return createHash('sha256').update(JSON.stringify(job)).digest('hex').slice(0, 32);
}
