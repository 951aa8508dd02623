import { z } from 'zod';
import { instant } from './primitives.ts';

/** The version of a record that the office edits. Every change of a field in its form raises it. */
export const version = z.int().min(0).describe('To be sent with a change of this record');

/** `If-Match` of a change: the version of the record that was edited. */
export const versionHeader = z.object({
  'if-match': z
    .string()
    .regex(/^(\*|\d{1,9})$/)
    .optional()
    .describe('Version that the change was made from; * overwrites the current version'),
});

/** With `changed-meanwhile`: the current record, and who changed it last. */
export const meanwhile = z.object({
  version,
  record: z.record(z.string(), z.unknown()).describe('As a call that reads it answers it'),
  by: z.object({ kind: z.enum(['staff', 'customer', 'guest', 'system']), name: z.string() }).nullable(),
  at: instant.nullable(),
});

export type Meanwhile = z.infer<typeof meanwhile>;
