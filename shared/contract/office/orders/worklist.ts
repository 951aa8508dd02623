import { z } from 'zod';
import {
  catalogueId,
  countedPageOf,
  instant,
  localDate,
  pageQuery,
  sen,
  translated,
  typedText,
} from '../../base/primitives.ts';
import { sailingStatuses, session, worklistCounts, worklistKinds } from '../../base/vocabulary.ts';
import { decidedBy, partyOutcomes } from '../../sales/called-off.ts';

const portName = z.object({ code: z.string(), name: translated });

/** How many days done lines are shown. */
export const WORKLIST_DAYS = 30;

export const worklistQuery = z.object({
  state: z.enum(['open', 'done']).default('open').describe(`Done: within the last ${WORKLIST_DAYS} days`),
  kind: z.enum(worklistKinds).optional(),
  search: typedText(60).default('').describe('Beginning of an order’s number, or part of a name'),
  ...pageQuery,
});

const worklistLine = z.object({
  kind: z.enum(worklistKinds),
  number: z.string().describe('Of the order'),
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  sailing: z.object({
    id: z.int(),
    date: localDate,
    session,
    departsAt: instant,
    status: z.enum(sailingStatuses),
    ship: z.string(),
    departure: portName,
    destination: portName,
  }),
  about: z.enum(['canceled', 'delayed', 'gate', 'ship']).nullable().describe('Of a call: what to tell'),
  mailFailed: z.boolean().describe('Of a call: the mail does not arrive, or else there is no address'),
  amountSen: sen.nullable().describe('Of money'),
  until: instant.nullable().describe('Until when the party chooses'),
  outcome: z.enum(partyOutcomes).nullable(),
  decidedBy: decidedBy.nullable(),
  done: z
    .object({
      at: instant,
      by: z.string().nullable().describe('Null for guests and automatic decisions'),
    })
    .nullable(),
});

export const worklistPage = countedPageOf(worklistLine).extend({ open: worklistCounts });

export const callNoted = z.object({ number: typedText(40).min(1), sailingId: catalogueId });

export type WorklistQuery = z.output<typeof worklistQuery>;
export type WorklistLine = z.infer<typeof worklistLine>;
export type WorklistPage = z.infer<typeof worklistPage>;
export type CallNoted = z.output<typeof callNoted>;
