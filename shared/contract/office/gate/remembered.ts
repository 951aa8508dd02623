import { z } from 'zod';

/** Added to an answer that the station gives from its cache because the server cannot be reached. */
export const REMEMBERED_HEADER = 'X-Gangway-Remembered';

const countHere = z.object({
  gate: z.string(),
  boarded: z.int().describe('At this gate, with those that it has not sent'),
  waiting: z.int().describe('Scans that it has not sent'),
});

export const remembered = z.object({
  ageMs: z.int().min(0).describe('Milliseconds since the server sent the answer'),
  here: countHere
    .nullable()
    .describe('This gate’s numbers of the sailing; null if it boards another sailing or none'),
});

export type CountHere = z.infer<typeof countHere>;
export type Remembered = z.infer<typeof remembered>;
