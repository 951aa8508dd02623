import { z } from 'zod';
import { instant } from './primitives.ts';

/** Of a record that the office edits; every change of what its form shows raises it. */
export const version = z.int().min(0).describe('Sent back with a change that was made from this record');

/** `If-Match` of a change: the version of the record that it was made from. */
export const versionHeader = z.object({
  'if-match': z
    .string()
    .regex(/^(\*|\d{1,9})$/)
    .optional()
    .describe('Version that the change was made from; * overwrites whatever stands there now'),
});

/** With `changed-meanwhile`: the record as it stands now, and who changed it last. */
export const meanwhile = z.object({
  version,
  record: z.record(z.string(), z.unknown()).describe('As a call that reads it answers it'),
  by: z.object({ kind: z.enum(['staff', 'customer', 'guest', 'system']), name: z.string() }).nullable(),
  at: instant.nullable(),
});

export type Meanwhile = z.infer<typeof meanwhile>;
