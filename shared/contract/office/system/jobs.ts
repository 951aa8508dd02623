import { z } from 'zod';
import { instant, localDate, pageOf, typedText, uuid } from '../../base/primitives.ts';
import { listQuery } from './lists.ts';

/** Number of days for which finished and dismissed jobs are kept. Failed jobs are kept until they are run again or dismissed (R352). */
export const JOB_RECORD_DAYS = 7;

/** Mails, and all other background work. */
export const jobKinds = ['mails', 'jobs'] as const;
/**
 * `nothing` is a mail that was no longer needed: its order had been canceled, or its code had expired. A `failed` job has made its
 * last attempt; staff have seen and closed a `dismissed` one.
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

const officeJob = z.object({
  id: uuid,
  name: z.string().describe('Kind of the mail or job'),
  state: z.enum(jobStates),
  attempts: z.int(),
  createdAt: instant,
  endedAt: instant.nullable(),
  nextTryAt: instant.nullable(),
  error: z.string().nullable().describe('Why the last attempt failed'),
  dismissed: z.object({ by: z.string(), at: instant }).nullable().describe('Who dismissed the failed job'),
  orderNumber: z.string().nullable(),
  recipient: z
    .string()
    .nullable()
    .describe('The current address of the order or account; masked without the permission to see it'),
});
export const officeJobPage = pageOf(officeJob).extend({
  failed: z.int().describe('How many of this kind have failed, whatever the filter'),
});

export const jobsRetry = z.object({
  kind,
  id: uuid.optional().describe('Only this one; if omitted, those that failed first, up to a limit'),
});
/** `POST /office/jobs/dismiss`: closes failed jobs without running them. */
export const jobsDismissal = z.object({
  kind,
  id: uuid.optional().describe('Only this one; if omitted, those that failed first, up to a limit'),
});
export const jobsDismissed = z.object({
  dismissed: z.int().describe('0 if none had failed'),
  left: z.int().describe('How many of this kind are still failed'),
});
export const jobsRetried = z.object({
  again: z.int().describe('How many are run again; 0 if none had failed'),
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
