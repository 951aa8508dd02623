import { type RawBuilder, sql } from 'kysely';

/*
 * Invariant I7 as queries. The audit asks them of all entries, the archive of those that are about to leave the database. Each finds
 * the rows that violate it, as `entity`, `id` and `wrong`.
 */

/** A row that violates a check. */
export interface BrokenState {
  /** Its table. */
  entity: string;
  /** Its primary key, as text. */
  id: string;
  /** What is wrong with it. */
  wrong: string;
}

/** Rows of `audit_entries` that are changes of state. */
type Changes = RawBuilder<unknown>;

/** Rows (table, name of its table of transitions), as a `values` list. */
type Machines = RawBuilder<unknown>;

/**
 * Each change goes on from the one before.
 *
 * @param lives Rows (entity, entity_id, entry, from_state, to_state). A row without an entry is what the record is at present, as
 *   `from_state`.
 */
export const brokenChains = (lives: RawBuilder<unknown>) => sql<BrokenState>`
  select entity, entity_id as id,
    case when entry is null then format('is %s, its last audit entry says %s', from_state, coalesce(before, 'nothing'))
      else format('audit entry %s goes on from %s, the one before led to %s', entry, coalesce(from_state, 'nothing'),
        coalesce(before, 'nothing')) end as wrong
  from (
    select entity, entity_id, entry, from_state,
      lag(to_state) over (partition by entity, entity_id order by entry nulls last) as before
    from (${lives}) lives
  ) chain where from_state is distinct from before`;

/** Changes that the table of transitions does not list. */
export const unlistedChanges = (changes: Changes, machines: Machines) => sql<BrokenState>`
  select changes.entity, changes.entity_id as id,
    format('audit entry %s: may not go from %s to %s', changes.id, changes.from_state, changes.to_state) as wrong
  from (${changes}) changes
    left join (values ${machines}) as m (entity, machine) using (entity)
    left join state_transitions t using (machine, from_state, to_state)
  where changes.from_state is not null and t.machine is null`;

/** Records that began in a state in which none may begin. */
export const wrongBeginnings = (changes: Changes, machines: Machines) => sql<BrokenState>`
  select changes.entity, changes.entity_id as id,
    format('audit entry %s: may not begin as %s', changes.id, changes.to_state) as wrong
  from (${changes}) changes
    join (values ${machines}) as m (entity, machine) using (entity)
    left join first_states f on f.machine = m.machine and f.state = changes.to_state
  where changes.from_state is null and f.machine is null`;

/** Entries that do not say who did it. @param entries Rows of `audit_entries`. */
export const unnamedActors = (entries: RawBuilder<unknown>) => sql<BrokenState>`
  select entity, entity_id as id, format('audit entry %s was written by "%s"', id, actor) as wrong
  from (${entries}) entries where actor !~ '^(guest|(customer|staff|system):[^ ]+)$'`;
