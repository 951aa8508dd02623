import type { Machine } from '@gangway/shared/domain/states/transitions.ts';
import { type RawBuilder, sql } from 'kysely';
import type { BrokenRow, Check, Invariant } from './invariant.ts';

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

const stateTransitions = sql`select * from audit_entries where action = 'state'`;

/** Each entry continues from the one before, and the last leads to the current state. One sort checks both. */
const entriesLeadToThePresent: Check = {
  name: 'entries-lead-to-the-present',
  broken: sql<BrokenRow>`
    select entity, entity_id as id,
      case when entry is null then format('is %s, its last audit entry says %s', from_state, coalesce(before, 'nothing'))
        else format('audit entry %s goes on from %s, the one before led to %s', entry, coalesce(from_state, 'nothing'),
          coalesce(before, 'nothing')) end as wrong
    from (
      select entity, entity_id, entry, from_state,
        lag(to_state) over (partition by entity, entity_id order by entry nulls last) as before
      from (
        select entity, entity_id, id as entry, from_state, to_state from (${stateTransitions}) stateTransitions
        union all ${present}
      ) lives
    ) chain where from_state is distinct from before
  `,
};

const changesAreInTheTable: Check = {
  name: 'changes-are-in-the-table',
  broken: sql<BrokenRow>`
    select stateTransitions.entity, stateTransitions.entity_id as id,
      format('audit entry %s: may not go from %s to %s', stateTransitions.id, stateTransitions.from_state, stateTransitions.to_state) as wrong
    from (${stateTransitions}) stateTransitions
      left join (values ${machines}) as m (entity, machine) using (entity)
      left join state_transitions t using (machine, from_state, to_state)
    where stateTransitions.from_state is not null and t.machine is null
  `,
};

const livesBeginAtTheBeginning: Check = {
  name: 'lives-begin-at-the-beginning',
  broken: sql<BrokenRow>`
    select stateTransitions.entity, stateTransitions.entity_id as id,
      format('audit entry %s: may not begin as %s', stateTransitions.id, stateTransitions.to_state) as wrong
    from (${stateTransitions}) stateTransitions
      join (values ${machines}) as m (entity, machine) using (entity)
      left join first_states f on f.machine = m.machine and f.state = stateTransitions.to_state
    where stateTransitions.from_state is null and f.machine is null
  `,
};

const somebodyDidIt: Check = {
  name: 'somebody-did-it',
  broken: sql<BrokenRow>`
    select entity, entity_id as id, format('audit entry %s was written by "%s"', id, actor) as wrong
    from audit_entries where actor !~ '^(guest|(customer|staff|system):[^ ]+)$'
  `,
};

export const transitionsInvariant: Invariant = {
  code: 'I7',
  says: 'Every state follows the table of transitions, and its audit entries name the actor, the time and both states',
  checks: [entriesLeadToThePresent, changesAreInTheTable, livesBeginAtTheBeginning, somebodyDidIt],
};
