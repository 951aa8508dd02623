import { type Kysely, sql } from 'kysely';

/** Customers and agents, the passengers they saved, and their carts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type customer_level as enum ('super_agent', 'agent', 'normal');

    -- The function has a bound body: when a backup is restored, the generated column is filled before search_path is set.
    create function customer_words(name text, codes text[]) returns text language sql immutable
    begin atomic
      select coalesce(' ' || string_agg(distinct found.word, ' ') || ' ', '') from (
        select word from search_words(name) as word
        union all
        select word from unnest(codes) as code, search_words(regexp_replace(code, '\\s', '', 'g')) as word
      ) found;
    end;

    -- Two accounts may have the same unconfirmed e-mail address or phone: nobody can block the address of somebody else, or
    -- find out by registering whether it is known.
    create table customers (
      id uuid primary key,
      username text not null check (username = btrim(username) and username <> ''),
      email text check (email = lower(email)),
      email_confirmed_at timestamptz,
      phone text not null default '',
      phone_confirmed_at timestamptz,
      real_name text not null default '',
      gender gender,
      id_card text not null default '',
      passport text not null default '',
      nationality char(2),
      birth_date date,
      remarks text not null default '',
      language language_code not null default 'en',
      status account_status not null default 'active',
      level customer_level not null default 'normal',
      superior_id uuid references customers,
      referral_code text not null unique,
      password_hash text not null,
      registered_at timestamptz not null,
      erased_at timestamptz,
      search_words text not null generated always as (
        customer_words(real_name, array[username, phone, email, id_card, passport, referral_code])
      ) stored,
      check (superior_id <> id),
      constraint confirmed_email_present check (email_confirmed_at is null or email is not null),
      constraint confirmed_phone_present check (phone_confirmed_at is null or phone <> ''),
      constraint erased_is_inactive check (erased_at is null or status = 'inactive')
    );
    comment on column customers.email_confirmed_at is
      'When the code sent to this address was entered; an unconfirmed address unlocks nothing';
    comment on column customers.erased_at is
      'When the personal data were erased; the row stays because other tables refer to it';
    comment on column customers.search_words is 'Distinct words, a blank before and after each (search_words)';
    -- The planner estimates how selective a part of a word is from a sample of this size, and chooses the index by it.
    alter table customers alter column search_words set statistics 400;
    create unique index customers_by_username on customers (lower(username));
    create unique index customers_by_confirmed_email on customers (email) where email_confirmed_at is not null;
    create unique index customers_by_confirmed_phone on customers (phone) where phone_confirmed_at is not null;
    create index customers_by_email on customers (email);
    create index customers_by_superior on customers (superior_id);
    create index customers_by_part on customers using gin (search_words gin_trgm_ops);
    create index customers_by_registration on customers (registered_at, id);
    create index customers_by_real_name on customers (lower(real_name), id);
    create index customers_by_level on customers (level, registered_at, id);
    create index customers_by_status on customers (status, registered_at, id);
    create trigger i7_enforce_transitions after insert or update of status on customers
      for each row execute function enforce_transitions('account', 'status');

    -- The tree of agents has no cycle.
    create function check_superior() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtext('customers.superior_id'));
      if exists (
        with recursive above (id) as (
          select new.superior_id
          union
          select c.superior_id from customers c join above on c.id = above.id where c.superior_id is not null
        ) select from above where id = new.id
      ) then
        raise exception 'a superior stands below this customer' using errcode = 'check_violation',
          constraint = 'superior_not_below';
      end if;
      return new;
    end $$;
    create trigger superior before update of superior_id on customers
      for each row when (new.superior_id is not null) execute function check_superior();

    create table saved_passengers (
      id uuid primary key,
      customer_id uuid not null references customers on delete cascade,
      name text not null check (name <> ''),
      gender gender not null,
      birth_date date not null,
      nationality char(2) not null,
      id_type id_type not null,
      id_number text not null check (id_number <> ''),
      document_expiry date,
      issuing_country char(2),
      phone text not null default '',
      email text not null default '',
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check (id_type <> 'passport' or (document_expiry is not null and issuing_country is not null))
    );
    create index saved_passengers_by_customer on saved_passengers (customer_id, name);

    create table carts (
      customer_id uuid primary key references customers on delete cascade,
      version integer not null check (version > 0),
      items jsonb not null check (jsonb_typeof(items) = 'array' and jsonb_array_length(items) <= 10),
      updated_at timestamptz not null
    );
  `.execute(db);
}
