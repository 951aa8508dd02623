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
      format('one of %s that stand for ticket %s', times, ticket_id) as wrong
    from (
      select id, ticket_id, count(*) over (partition by ticket_id) as times
      from boarding_events where outcome = 'boarded' and undone_at is null and stands
    ) standing where times > 1
  `,
};

const statusFollowsEvents: Check = {
  name: 'status-follows-events',
  broken: sql<BrokenRow>`
    with standing as (
      select distinct ticket_id from boarding_events where outcome = 'boarded' and undone_at is null and stands
    )
    select 'tickets' as entity, t.id::text as id,
      format('ticket %s is %s, %s event says that it was let in', t.serial, t.boarding_status,
        case when standing.ticket_id is null then 'no' else 'an' end) as wrong
    from tickets t left join standing on standing.ticket_id = t.id
    where (t.boarding_status = 'boarded') <> (standing.ticket_id is not null)
  `,
};

const nobodyBoardsCanceled: Check = {
  name: 'canceled-stay-ashore',
  broken: sql<BrokenRow>`
    select 'tickets' as entity, id::text as id, format('ticket %s is boarded and canceled', serial) as wrong
    from tickets where boarding_status = 'boarded' and canceled_at is not null
  `,
};

/** Nothing is dropped: who was let in by an event that does not stand has been brought before a supervisor. */
const whatDoesNotStandIsAConflict: Check = {
  name: 'what-does-not-stand-is-a-conflict',
  broken: sql<BrokenRow>`
    select 'boarding_events' as entity, e.id::text as id,
      format('let somebody in at %s, does not stand, and is no conflict', e.gate) as wrong
    from boarding_events e left join boarding_conflicts c on c.event_id = e.id
    where not e.stands and e.outcome = 'boarded' and c.id is null
  `,
};

/** Of two that let one ticket in, the later stands only where the earlier was undone in between. */
const earlierStands: Check = {
  name: 'earlier-stands',
  broken: sql<BrokenRow>`
    select 'boarding_events' as entity, lost.id::text as id,
      format('was before %s, which stands for ticket %s', standing.id, lost.ticket_id) as wrong
    from boarding_events lost
    join boarding_events standing on standing.ticket_id = lost.ticket_id and standing.outcome = 'boarded'
      and standing.stands and standing.undone_at is null and standing.scanned_at > lost.scanned_at
    where lost.outcome = 'boarded' and lost.valid and not lost.stands
      and not exists (
        select from boarding_events undo
        where undo.ticket_id = lost.ticket_id and undo.outcome = 'undone' and undo.stands
          and undo.scanned_at between lost.scanned_at and standing.scanned_at)
  `,
};

/** What was admitted against the rules waits for a supervisor and does not count meanwhile. */
const conflictsDoNotStand: Check = {
  name: 'conflicts-do-not-stand',
  broken: sql<BrokenRow>`
    select 'boarding_conflicts' as entity, c.id::text as id, format('%s, and its event stands', c.kind) as wrong
    from boarding_conflicts c join boarding_events e on e.id = c.event_id
    where c.kind <> 'admitted-twice' and e.stands
  `,
};

export const boardingInvariant: Invariant = {
  code: 'I6',
  says: 'A ticket is boarded at most once, by the earliest event, and its status says so; all others are conflicts',
  checks: [
    eventOnce,
    boardedOnce,
    statusFollowsEvents,
    nobodyBoardsCanceled,
    whatDoesNotStandIsAConflict,
    earlierStands,
    conflictsDoNotStand,
  ],
};
