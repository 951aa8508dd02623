import { z } from 'zod';
import { instant, localDate, pageOf, typedText, uuid } from '../../base/primitives.ts';
import { listQuery } from './lists.ts';

/** Number of days for which finished and dismissed jobs are kept. What was given up is kept until somebody deals with it (R352). */
export const JOB_RECORD_DAYS = 7;

/** Mails, and all other background work. */
export const jobKinds = ['mails', 'jobs'] as const;
/**
 * `nothing` is a mail that was no longer needed: its order had been canceled, or its code had expired. `failed` was given up after its
 * last attempt, `dismissed` by somebody who had seen that.
 */
export const jobStates = [
  'waiting',
  'retrying',
  'running',
  'done',
  'nothing',
  'failed',
  'dismissed',
  'canceled',
] as const;

const kind = z.enum(jobKinds);

export const jobsQuery = z.object({
  kind: kind.default('mails'),
  state: z
    .string()
    .transform(text => text.split(','))
    .pipe(z.array(z.enum(jobStates)).min(1))
    .optional(),
  order: typedText(40).optional().describe('An order’s number, or its beginning'),
  from: localDate.optional().describe('First day on which it was asked for, local time'),
  to: localDate.optional().describe('Last day, inclusive'),
  ...listQuery(['created', 'attempts'], { sort: 'created', descending: true }),
});

export const officeJob = z.object({
  id: uuid,
  name: z.string().describe('What a mail is about, or what a job does'),
  state: z.enum(jobStates),
  attempts: z.int(),
  createdAt: instant,
  endedAt: instant.nullable(),
  nextTryAt: instant.nullable(),
  error: z.string().nullable().describe('Why the last attempt failed'),
  dismissed: z.object({ by: z.string(), at: instant }).nullable().describe('Who saw that it was given up'),
  orderNumber: z.string().nullable(),
  recipient: z
    .string()
    .nullable()
    .describe('As it stands on the order or account now; masked for those who may not see that'),
});
export const officeJobPage = pageOf(officeJob).extend({
  failed: z.int().describe('How many of this kind have failed, whatever the filter'),
});

export const jobsRetry = z.object({
  kind,
  id: uuid.optional().describe('One alone; without it those that failed first, a bounded number at a time'),
});
/** `POST /office/jobs/dismiss`: what was given up is seen and left undone. */
export const jobsDismissal = z.object({
  kind,
  id: uuid.optional().describe('One alone; without it those that failed first, a bounded number at a time'),
});
export const jobsDismissed = z.object({
  dismissed: z.int().describe('0 where nothing had failed any longer'),
  left: z.int().describe('How many of this kind are still failed'),
});
export const jobsRetried = z.object({
  again: z.int().describe('How many are on their way once more; 0 where nothing had failed any longer'),
  left: z.int().describe('How many of this kind are still failed'),
});

export type OfficeJob = z.infer<typeof officeJob>;
export type OfficeJobPage = z.infer<typeof officeJobPage>;
export type JobsQuery = z.output<typeof jobsQuery>;
export type JobsRetry = z.output<typeof jobsRetry>;
export type JobsDismissal = z.output<typeof jobsDismissal>;
export type JobsDismissed = z.infer<typeof jobsDismissed>;
export type JobsRetried = z.infer<typeof jobsRetried>;
export type JobKind = (typeof jobKinds)[number];
