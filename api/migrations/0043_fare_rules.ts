import { type Kysely, sql } from 'kysely';

/** Fares of a route by weekday and season: what they say holds on every sailing that has no fares of its own (R252). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table fare_rules (
      id integer generated always as identity primary key,
      route_id integer not null references routes on delete cascade,
      session session not null,
      name text not null check (name <> ''),
      days daterange not null,
      weekdays int4multirange not null,
      adult_sen sen not null,
      child_sen sen not null,
      infant_sen sen not null,
      senior_sen sen not null,
      rank smallint not null generated always as (
        case when days = '(,)'::daterange then 0 else 2 end + case when weekdays = '{[1,8)}'::int4multirange then 0 else 1 end
      ) stored,
      constraint fare_rule_names_days check (rank > 0 and not isempty(days)),
      constraint fare_rule_names_weekdays check (not isempty(weekdays) and weekdays <@ '{[1,8)}'::int4multirange),
      -- Of two rules that say the same kind of days one holds, and it has to be clear which.
      constraint fare_rules_do_not_overlap exclude using gist (
        int4range(route_id, route_id, '[]') with &&,
        int4range((session = 'nighttime')::integer, (session = 'nighttime')::integer, '[]') with &&,
        int4range(rank, rank, '[]') with &&,
        days with &&,
        weekdays with &&
      )
    );
    comment on table fare_rules is
      'Fares of a route and session on some weekdays, in a season, or both; a sailing''s own fares replace them for that sailing';
    comment on column fare_rules.days is 'Local dates of sailings; without bounds where the rule is one of weekdays alone';
    comment on column fare_rules.weekdays is 'ISO weekdays, Monday is 1; all of them where the rule is one of a season alone';
    comment on column fare_rules.rank is 'Of several rules that hold on a day the highest counts: season and weekday, season, weekday';
    create index fare_rules_by_route on fare_rules (route_id, session);

    create trigger raise_version_of_routes_by_insert after insert on fare_rules
      referencing new table as changed
      for each statement execute function raise_version_of_records('routes', 'route_id');
    create trigger raise_version_of_routes_by_delete after delete on fare_rules
      referencing old table as changed
      for each statement execute function raise_version_of_records('routes', 'route_id');
  `.execute(db);
}
