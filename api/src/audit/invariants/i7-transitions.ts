import type { Machine } from '@gangway/shared/domain/states/transitions.ts';
import { type RawBuilder, sql } from 'kysely';
import {
  brokenChains,
  unlistedChanges,
  unnamedActors,
  wrongBeginnings,
} from '../../lib/database/state-checks.ts';
import type { Invariant } from './invariant.ts';

/** Every table whose rows have states, with its table of transitions. */
export const statefulTables: readonly { machine: Machine; table: string; column: string }[] = [
  { machine: 'order', table: 'orders', column: 'status' },
  { machine: 'ticket', table: 'tickets', column: 'boarding_status' },
  { machine: 'room', table: 'rooms', column: 'status' },
  { machine: 'ship', table: 'ships', column: 'status' },
  { machine: 'sailing', table: 'sailings', column: 'status' },
  { machine: 'account', table: 'customers', column: 'status' },
  { machine: 'account', table: 'system_users', column: 'status' },
  { machine: 'payment', table: 'payments', column: 'status' },
  { machine: 'refund', table: 'refunds', column: 'status' },
  { machine: 'conflict', table: 'boarding_conflicts', column: 'status' },
];

/** The current state of every row, as an additional entry. */
const present: RawBuilder<unknown> = sql.join(
  statefulTables.map(
    ({ table, column }) =>
      sql`select ${sql.lit(table)}, id::text, null::bigint, ${sql.ref(column)}::text, null from ${sql.table(table)}`,
  ),
  sql` union all `,
);

/** The table of transitions of each table. */
const machines: RawBuilder<unknown> = sql.join(
  statefulTables.map(({ table, machine }) => sql`(${sql.lit(table)}, ${sql.lit(machine)})`),
);

const changes = sql`select * from audit_entries where action = 'state'`;

/**
 * The lives of all records. Archived entries are not in the table any more: the state to which they led counts as a beginning, from
 * which the next entry goes on (R472). They were checked before they left.
 */
const lives = sql`
  select entity, entity_id, id as entry, from_state, to_state from (${changes}) changes
  union all select entity, entity_id::text, entry, null, state from audit_archived_states
  union all ${present}`;

export const transitionsInvariant: Invariant = {
  code: 'I7',
  says: 'Every state follows the table of transitions, and its audit entries name the actor, the time and both states',
  checks: [
    // One sort checks that each entry continues from the one before, and that the last leads to the current state.
    { name: 'entries-lead-to-the-present', broken: brokenChains(lives) },
    { name: 'changes-are-in-the-table', broken: unlistedChanges(changes, machines) },
    { name: 'lives-begin-at-the-beginning', broken: wrongBeginnings(changes, machines) },
    { name: 'somebody-did-it', broken: unnamedActors(sql`select * from audit_entries`) },
  ],
};
