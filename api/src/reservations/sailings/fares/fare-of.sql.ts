import { type RawBuilder, sql } from 'kysely';

/** Whether a rule (alias `rule` of fare_rules) applies on the sailing's day (R252). */
const ruleHolds = sql<boolean>`rule.route_id = s.route_id and rule.session = s.session
  and s.date <@ rule.days and extract(isodow from s.date)::integer <@ rule.weekdays`;

/** The rule that applies on the sailing's day, as a row `rule`; no row if none does. */
export const fareRuleOfTheDay = sql`(select * from fare_rules rule where ${ruleHolds} order by rule.rank desc limit 1) rule`;

/**
 * The price of a type of ticket on the sailing: its own fare, otherwise that of the rule of the day, otherwise that of its route
 * and session.
 */
export function fareOf(ticketType: 'adult' | RawBuilder<string>): RawBuilder<number> {
  return sql<number>`coalesce(
    (select f.price_sen from fares f where f.sailing_id = s.id and f.ticket_type = ${ticketType}),
    (select case ${ticketType}::ticket_type when 'adult' then rule.adult_sen when 'child' then rule.child_sen
        when 'infant' then rule.infant_sen else rule.senior_sen end
      from ${fareRuleOfTheDay}),
    ${usualFareOf(ticketType)}
  )`;
}

/** The price of a type of ticket on the sailing's route and session, on days without a fare of their own. */
export function usualFareOf(ticketType: 'adult' | RawBuilder<string>): RawBuilder<number> {
  return sql<number>`(select f.price_sen from fares f
    where f.route_id = s.route_id and f.session = s.session and f.ticket_type = ${ticketType})`;
}
