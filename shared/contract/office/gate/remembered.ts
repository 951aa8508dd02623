import { z } from 'zod';

/** Stands with an answer that the station gives from memory, since the server cannot be reached: what it says of it. */
export const REMEMBERED_HEADER = 'X-Gangway-Remembered';

const countHere = z.object({
  gate: z.string(),
  boarded: z.int().describe('At this gate, with those that it has not sent'),
  waiting: z.int().describe('Scans that it has not sent'),
});

export const remembered = z.object({
  ageMs: z.int().min(0).describe('Since the server gave the answer; milliseconds'),
  here: countHere
    .nullable()
    .describe('What this gate has of the sailing; null where it boards another or none'),
});

export type CountHere = z.infer<typeof countHere>;
export type Remembered = z.infer<typeof remembered>;
