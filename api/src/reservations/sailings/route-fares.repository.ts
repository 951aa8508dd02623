import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import { sql } from 'kysely';

const faresOf = (session: Session) => sql`(
  select jsonb_object_agg(f.ticket_type, f.price_sen) from fares f
  where f.route_id = routes.id and f.session = ${session}
)`;

/** The fares of a query's `routes`, by session and ticket type; a session without fares is null. */
export const routeFares = sql`
  jsonb_build_object('daytime', ${faresOf('daytime')}, 'nighttime', ${faresOf('nighttime')})
`;
