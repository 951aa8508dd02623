import { sql } from 'kysely';
import type { BrokenRow, Check, Invariant } from './invariant.ts';

/**
 * Live tickets with the digests of their passengers' documents, computed from the passengers instead of the triggers' columns.
 */
const documents = sql`
  select t.id, t.serial, t.sailing_id, t.document as kept,
    document_digest(p.nationality, p.issuing_country, p.id_number) as document
  from tickets t join passengers p on p.id = t.passenger_id where t.canceled_at is null
`;

const onceASailing: Check = {
  name: 'document-once-a-sailing',
  broken: sql<BrokenRow>`
    select 'tickets' as entity, id::text as id,
      format('the document of ticket %s is on sailing %s %s times', serial, sailing_id, times) as wrong
    from (
      select *, count(*) over (partition by sailing_id, document) as times from (${documents}) d where document is not null
    ) live where times > 1
  `,
};

const keptWithTicket: Check = {
  name: 'kept-with-the-ticket',
  broken: sql<BrokenRow>`
    select 'tickets' as entity, id::text as id,
      format('ticket %s does not keep the document of its passenger', serial) as wrong
    from (${documents}) d where document is distinct from kept
  `,
};

export const documentsInvariant: Invariant = {
  code: 'I9',
  says: 'A document is on a sailing with at most one live ticket',
  checks: [onceASailing, keptWithTicket],
};
