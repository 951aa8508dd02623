import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import type { FareRule, FareSet } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import { sql } from 'kysely';

/** The four fares of a row of `fare_rules` (alias `rule`), by ticket type. */
export const fareSetOfRule = sql<FareSet>`
  jsonb_build_object('adult', rule.adult_sen, 'child', rule.child_sen, 'infant', rule.infant_sen, 'senior', rule.senior_sen)
`;

/** The rules of a query's `routes`, by session, the least specific ones first. */
export const routeFareRules = sql<FareRule[]>`coalesce((
  select jsonb_agg(jsonb_build_object(
    'session', rule.session, 'name', rule.name, 'from', lower(rule.days), 'until', upper(rule.days) - 1,
    'weekdays', case when rule.weekdays = '{[1,8)}'::int4multirange then '[]'::jsonb else (
      select jsonb_agg(day order by day) from generate_series(1, 7) as day where day <@ rule.weekdays
    ) end,
    'fares', ${fareSetOfRule}) order by rule.session, rule.rank, rule.days, rule.id)
  from fare_rules rule where rule.route_id = routes.id
), '[]')`;

const faresOf = (session: Session) => sql`(
  select jsonb_object_agg(f.ticket_type, f.price_sen) from fares f
  where f.route_id = routes.id and f.session = ${session}
)`;

/** The fares of a query's `routes`, by session and ticket type; a session without fares is null. */
export const routeFares = sql`
  jsonb_build_object('daytime', ${faresOf('daytime')}, 'nighttime', ${faresOf('nighttime')})
`;
