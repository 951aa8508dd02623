import { z } from 'zod';
import { instant, keyedPageOf, keyQuery, localDate, typedText } from '../../base/primitives.ts';
import { listQuery } from './lists.ts';

/** An audit entry: what happened, to what, by whom (invariant I7). */
const auditEntry = z.object({
  id: z.int(),
  at: instant,
  actor: z.object({
    kind: z.enum(['staff', 'customer', 'guest', 'system']),
    name: z.string().describe('Username of an account, name of a job; empty for guests'),
  }),
  entity: z.string().describe('Table of the affected record'),
  entityId: z.string(),
  label: z.string().describe('Its name: an order’s number, a username; empty if it has no name'),
  order: z.string().describe('Number of the order that it belongs to; empty if it belongs to none'),
  action: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  detail: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe('With the names of records instead of their ids'),
});
export const auditPage = keyedPageOf(auditEntry).extend({
  archivedUntil: instant
    .nullable()
    .describe('Changes of state of tickets and payments before it are in files (R472); null: in none'),
});

export const auditQuery = z.object({
  entity: typedText(60).optional(),
  entityId: typedText(120).optional(),
  actor: z.enum(['staff', 'customer', 'guest', 'system']).optional(),
  username: typedText(120).optional().describe('Of a system user'),
  action: typedText(60).optional(),
  from: localDate.optional().describe('First day, local time'),
  to: localDate.optional().describe('Last day, inclusive'),
  ...listQuery(['at'], { sort: 'at', descending: true }),
  ...keyQuery,
});

/** A previous value of a setting, newest first (table audit_entries). */
export const settingChange = z.object({
  at: instant,
  by: z.string().describe('Username'),
  from: z.unknown(),
  to: z.unknown(),
});
export const settingParams = z.object({ key: typedText(80) });

export type AuditEntry = z.infer<typeof auditEntry>;
export type AuditPage = z.infer<typeof auditPage>;
export type AuditQuery = z.output<typeof auditQuery>;
export type SettingChange = z.infer<typeof settingChange>;
