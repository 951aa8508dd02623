import { type Kysely, sql } from 'kysely';

/** Customers and agents, staff with roles and menus, and their sessions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type account_status as enum ('active', 'inactive');
    create type customer_level as enum ('super_agent', 'agent', 'normal');
    create type gender as enum ('male', 'female', 'other');
    create type id_type as enum ('idCard', 'passport', 'drivingLicense');
    create type language as enum ('en', 'zh', 'ko');

    create table customers (
      id uuid primary key,
      username text not null check (username = btrim(username) and username <> ''),
      email text check (email = lower(email)),
      phone text not null default '',
      real_name text not null default '',
      gender gender,
      id_card text not null default '',
      passport text not null default '',
      nationality char(2),
      birth_date date,
      remarks text not null default '',
      language language not null default 'en',
      status account_status not null default 'active',
      level customer_level not null default 'normal',
      superior_id uuid references customers,
      referral_code text not null unique,
      password_hash text not null,
      registered_at timestamptz not null,
      check (superior_id <> id)
    );
    create unique index customers_by_username on customers (lower(username));
    create unique index customers_by_email on customers (email);
    create index customers_by_superior on customers (superior_id);

    -- The agent tree has no circle: nobody stands above themselves.
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

    create table system_users (
      id uuid primary key,
      username text not null check (username = btrim(username) and username <> ''),
      name text not null default '',
      avatar text not null default '',
      introduction text not null default '',
      email text check (email = lower(email)),
      status account_status not null default 'active',
      password_hash text not null,
      demonstration_password boolean not null default false,
      created_at timestamptz not null
    );
    comment on column system_users.demonstration_password is 'true while the published password of the seed is in use';
    create unique index system_users_by_username on system_users (lower(username));

    create table roles (
      id integer generated always as identity primary key,
      code text not null unique check (code ~ '^[a-z][a-z-]*$'),
      name translated not null
    );
    create table role_permissions (
      role_id integer not null references roles on delete cascade,
      permission text not null,
      primary key (role_id, permission)
    );
    create table menus (
      id integer generated always as identity primary key,
      parent_id integer references menus on delete cascade,
      path text not null,
      name text not null unique,
      title_key text not null,
      icon text not null default '',
      position integer not null default 0
    );
    create table role_menus (
      role_id integer not null references roles on delete cascade,
      menu_id integer not null references menus on delete cascade,
      primary key (role_id, menu_id)
    );
    create table system_user_roles (
      system_user_id uuid not null references system_users on delete cascade,
      role_id integer not null references roles,
      primary key (system_user_id, role_id)
    );

    create table sessions (
      token_hash bytea primary key,
      customer_id uuid references customers on delete cascade,
      system_user_id uuid references system_users on delete cascade,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      end_reason text check (end_reason in ('signed-out', 'replaced', 'by-administrator', 'password-changed')),
      user_agent text not null default '',
      address text not null default '',
      check (num_nonnulls(customer_id, system_user_id) = 1),
      check ((ended_at is null) = (end_reason is null))
    );
    create index sessions_by_customer on sessions (customer_id) where customer_id is not null;
    create index sessions_by_system_user on sessions (system_user_id) where system_user_id is not null;
  `.execute(db);
}
