import { type Kysely, sql } from 'kysely';

/** Promo codes, and the orders that used them (I11). What a code takes off is spread over the prices of an order's parts (I3). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table promo_codes (
      id integer generated always as identity primary key,
      code text not null unique check (code ~ '^[A-Z0-9]{3,20}$'),
      amount_sen sen check (amount_sen > 0),
      percent smallint check (percent between 1 and 99),
      booked_from date,
      booked_until date,
      sails_from date,
      sails_until date,
      route_ids integer[] not null default '{}',
      most_uses integer check (most_uses > 0),
      most_uses_each integer check (most_uses_each > 0),
      minimum_sen sen not null default 0,
      active boolean not null default true,
      uses integer not null default 0 check (uses >= 0),
      created_at timestamptz not null,
      constraint amount_or_percent check ((amount_sen is null) <> (percent is null)),
      constraint booked_from_before_until check (booked_from <= booked_until),
      constraint sails_from_before_until check (sails_from <= sails_until),
      constraint i11_promo_within_limit check (uses <= most_uses)
    );
    comment on column promo_codes.route_ids is 'Good on these routes; on all where there are none';
    comment on column promo_codes.uses is 'Uses that were not given back, counted under the row''s lock';

    create table promo_code_uses (
      order_id uuid primary key references orders on delete cascade,
      promo_code_id integer not null references promo_codes,
      contact text not null,
      discount_sen sen not null check (discount_sen > 0),
      given_back_at timestamptz
    );
    comment on column promo_code_uses.contact is 'Whom the limit a customer counts: e-mail address, or phone number where there is none';
    comment on column promo_code_uses.given_back_at is 'Its order ended unpaid: the use does not count';
    create index promo_code_uses_by_contact on promo_code_uses (promo_code_id, contact) where given_back_at is null;

    alter table promo_codes add column version integer not null default 1, add column changed_by text, add column changed_at timestamptz;
    create trigger raise_version before update of code, amount_sen, percent, booked_from, booked_until, sails_from,
      sails_until, route_ids, most_uses, most_uses_each, minimum_sen, active on promo_codes
      for each row
      when ((old.code, old.amount_sen, old.percent, old.booked_from, old.booked_until, old.sails_from, old.sails_until, old.route_ids, old.most_uses, old.most_uses_each, old.minimum_sen, old.active)
        is distinct from (new.code, new.amount_sen, new.percent, new.booked_from, new.booked_until, new.sails_from, new.sails_until, new.route_ids, new.most_uses, new.most_uses_each, new.minimum_sen, new.active)) execute function raise_version();
  `.execute(db);
}
