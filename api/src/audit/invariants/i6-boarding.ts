import { sql } from 'kysely';
import type { BrokenRow, Check, Invariant } from './invariant.ts';

const eventOnce: Check = {
  name: 'event-once',
  broken: sql<BrokenRow>`
    select 'boarding_events' as entity, id::text as id, format('stored %s times', count(*)) as wrong
    from boarding_events group by id having count(*) > 1
  `,
};

const boardedOnce: Check = {
  name: 'boarded-once',
  broken: sql<BrokenRow>`
    select 'boarding_events' as entity, id::text as id,
      format('one of %s effective boardings of ticket %s', times, ticket_id) as wrong
    from (
      select id, ticket_id, count(*) over (partition by ticket_id) as times
      from boarding_events where outcome = 'boarded' and undone_at is null and effective
    ) current where times > 1
  `,
};

const statusFollowsEvents: Check = {
  name: 'status-follows-events',
  broken: sql<BrokenRow>`
    with current as (
      select distinct ticket_id from boarding_events where outcome = 'boarded' and undone_at is null and effective
    )
    select 'tickets' as entity, t.id::text as id,
      format('ticket %s is %s, %s effective boarding exists', t.serial, t.boarding_status,
        case when current.ticket_id is null then 'no' else 'one' end) as wrong
    from tickets t left join current on current.ticket_id = t.id
    where (t.boarding_status = 'boarded') <> (current.ticket_id is not null)
  `,
};

const nobodyBoardsCanceled: Check = {
  name: 'canceled-is-not-boarded',
  broken: sql<BrokenRow>`
    select 'tickets' as entity, id::text as id, format('ticket %s is boarded and canceled', serial) as wrong
    from tickets where boarding_status = 'boarded' and canceled_at is not null
  `,
};

/** Every boarding that is not effective has a conflict, so that a supervisor looks at it. */
const ineffectiveHasConflict: Check = {
  name: 'ineffective-has-conflict',
  broken: sql<BrokenRow>`
    select 'boarding_events' as entity, e.id::text as id,
      format('admitted a passenger at %s, is not effective, and has no conflict', e.gate) as wrong
    from boarding_events e left join boarding_conflicts c on c.event_id = e.id
    where not e.effective and e.outcome = 'boarded' and c.id is null
  `,
};

/** Of two boardings of one ticket, the later is effective only where the earlier was undone in between. */
const earlierIsEffective: Check = {
  name: 'earlier-is-effective',
  broken: sql<BrokenRow>`
    select 'boarding_events' as entity, lost.id::text as id,
      format('was before %s, which is effective for ticket %s', current.id, lost.ticket_id) as wrong
    from boarding_events lost
    join boarding_events current on current.ticket_id = lost.ticket_id and current.outcome = 'boarded'
      and current.effective and current.undone_at is null and current.scanned_at > lost.scanned_at
    where lost.outcome = 'boarded' and lost.valid and not lost.effective
      and not exists (
        select from boarding_events undo
        where undo.ticket_id = lost.ticket_id and undo.outcome = 'undone' and undo.effective
          and undo.scanned_at between lost.scanned_at and current.scanned_at)
  `,
};

/** A boarding against the rules is not effective while it waits for a supervisor. */
const conflictsAreIneffective: Check = {
  name: 'conflicts-are-ineffective',
  broken: sql<BrokenRow>`
    select 'boarding_conflicts' as entity, c.id::text as id, format('%s, and its event is effective', c.kind) as wrong
    from boarding_conflicts c join boarding_events e on e.id = c.event_id
    where c.kind <> 'admitted-twice' and e.effective
  `,
};

export const boardingInvariant: Invariant = {
  code: 'I6',
  says: 'A ticket is boarded at most once, by the earliest event, and its status agrees; other events are conflicts',
  checks: [
    eventOnce,
    boardedOnce,
    statusFollowsEvents,
    nobodyBoardsCanceled,
    ineffectiveHasConflict,
    earlierIsEffective,
    conflictsAreIneffective,
  ],
};
