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
      from boarding_events where outcome = 'boarded' and undone_at is null
    ) standing where times > 1
  `,
};

const statusFollowsEvents: Check = {
  name: 'status-follows-events',
  broken: sql<BrokenRow>`
    with standing as (
      select distinct ticket_id from boarding_events where outcome = 'boarded' and undone_at is null
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

export const boardingInvariant: Invariant = {
  code: 'I6',
  says: 'A ticket is boarded at most once, by one event that stands, and its status says so',
  checks: [eventOnce, boardedOnce, statusFollowsEvents, nobodyBoardsCanceled],
};
