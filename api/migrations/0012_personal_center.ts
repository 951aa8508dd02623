import { type Kysely, sql } from 'kysely';

/**
 * What stands behind an account: addresses that their owner has proved, one-time codes, solved human checks, saved
 * passengers and the cart.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customers
      add column email_confirmed_at timestamptz,
      add column phone_confirmed_at timestamptz,
      add column erased_at timestamptz,
      add constraint confirmed_email_is_there check (email_confirmed_at is null or email is not null),
      add constraint confirmed_phone_is_there check (phone_confirmed_at is null or phone <> ''),
      add constraint erased_is_inactive check (erased_at is null or status = 'inactive');
    create unique index customers_by_confirmed_email on customers (email) where email_confirmed_at is not null;
    create unique index customers_by_confirmed_phone on customers (phone) where phone_confirmed_at is not null;
    comment on column customers.email_confirmed_at is
      'When its owner gave back the code sent there; an address that is only said to be theirs unlocks nothing';
    comment on column customers.erased_at is 'When the person had their data erased; the row stays for what points to it';

    alter table sessions
      add column id uuid not null default gen_random_uuid() unique,
      drop constraint sessions_end_reason_check,
      add constraint sessions_end_reason_check check (
        end_reason in ('signed-out', 'replaced', 'by-administrator', 'password-changed', 'elsewhere', 'erased')
      );
    comment on column sessions.id is 'What its owner calls it by; the token stays a secret';

    create type code_purpose as enum ('registration', 'password-reset', 'email-change', 'phone-change');
    create table one_time_codes (
      id uuid primary key,
      purpose code_purpose not null,
      channel text not null check (channel in ('email', 'sms')),
      recipient text not null check (recipient <> ''),
      customer_id uuid references customers on delete cascade,
      language language not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      tries smallint not null default 0 check (tries between 0 and 5),
      used_at timestamptz,
      replaced_recipient text,
      check ((purpose in ('email-change', 'phone-change')) = (customer_id is not null))
    );
    create index one_time_codes_by_recipient on one_time_codes (recipient, purpose, created_at desc);
    create index one_time_codes_by_customer on one_time_codes (customer_id) where customer_id is not null;
    create index one_time_codes_by_expiry on one_time_codes (expires_at);
    comment on table one_time_codes is
      'The codes themselves are not here: each is made of its row''s id and a key that is not in the database';
    comment on column one_time_codes.customer_id is 'Who asked for it signed in; nobody else may use it';
    comment on column one_time_codes.replaced_recipient is 'The address that gave way when the code was used; it is told so';

    create table human_check_solutions (
      signature text primary key,
      expires_at timestamptz not null
    );
    create index human_check_solutions_by_expiry on human_check_solutions (expires_at);
    comment on table human_check_solutions is 'Solutions that were used, until their challenge expires: each is good once';

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
