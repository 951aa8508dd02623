import { type Kysely, sql } from 'kysely';

/** Sessions, one-time codes and links, used human checks, and counted attempts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sessions (
      token_hash bytea primary key,
      id uuid not null default gen_random_uuid() unique,
      customer_id uuid references customers on delete cascade,
      system_user_id uuid references system_users on delete cascade,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      end_reason text check (
        end_reason in ('signed-out', 'replaced', 'by-administrator', 'password-changed', 'elsewhere', 'erased')
      ),
      user_agent text not null default '',
      address text not null default '',
      check (num_nonnulls(customer_id, system_user_id) = 1),
      check ((ended_at is null) = (end_reason is null))
    );
    comment on column sessions.id is 'Identifies the session to its owner; the token stays a secret';
    create index sessions_by_customer on sessions (customer_id) where customer_id is not null;
    create index sessions_by_system_user on sessions (system_user_id) where system_user_id is not null;

    create type code_purpose as enum ('registration', 'password-reset', 'email-change', 'phone-change');
    create table one_time_codes (
      id uuid primary key,
      purpose code_purpose not null,
      channel text not null check (channel in ('email', 'sms')),
      recipient text not null check (recipient <> ''),
      customer_id uuid references customers on delete cascade,
      language language_code not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      tries smallint not null default 0 check (tries between 0 and 5),
      used_at timestamptz,
      replaced_recipient text,
      check ((purpose in ('email-change', 'phone-change')) = (customer_id is not null))
    );
    comment on table one_time_codes is
      'The codes are not stored: each is derived from the id of its row and a key that is not in the database';
    comment on column one_time_codes.customer_id is 'Who requested it while signed in; nobody else may use it';
    comment on column one_time_codes.replaced_recipient is 'The previous address, which is notified of the change';
    create index one_time_codes_by_recipient on one_time_codes (recipient, purpose, created_at desc);
    create index one_time_codes_by_customer on one_time_codes (customer_id) where customer_id is not null;
    create index one_time_codes_by_expiry on one_time_codes (expires_at);

    create table password_links (
      id uuid primary key,
      customer_id uuid not null references customers on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    comment on table password_links is
      'Links with which customers choose a password. The links are not stored: each is derived from the id of its row, the address it is sent to, and a key that is not in the database';
    create index password_links_by_customer on password_links (customer_id);
    create index password_links_by_expiry on password_links (expires_at);

    create table human_check_solutions (
      signature text primary key,
      expires_at timestamptz not null
    );
    comment on table human_check_solutions is
      'Used solutions, kept until their challenge expires, so that each is accepted once';
    create index human_check_solutions_by_expiry on human_check_solutions (expires_at);

    -- Names and order of the columns are those that rate-limiter-flexible expects.
    create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
    comment on column rate_limits.expire is 'Milliseconds since 1970';
  `.execute(db);
}
