import { type Kysely, sql } from 'kysely';

/** System users, their roles, and the permissions and menu entries of each role. The rows come from the start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The row of a deleted system user stays, because boarding events and audit entries refer to it; the username is free.
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
      created_at timestamptz not null,
      deleted_at timestamptz,
      constraint deleted_is_inactive check (deleted_at is null or status = 'inactive')
    );
    comment on column system_users.demonstration_password is 'true while the published password of the seed is in use';
    create unique index system_users_by_username on system_users (lower(username)) where deleted_at is null;
    create trigger i7_enforce_transitions after insert or update of status on system_users
      for each row execute function enforce_transitions('account', 'status');

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
    create table system_user_roles (
      system_user_id uuid not null references system_users on delete cascade,
      role_id integer not null references roles,
      primary key (system_user_id, role_id)
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

    create table built_in_access (
      kind text not null check (kind in ('role', 'permission', 'menu')),
      name text not null,
      primary key (kind, name)
    );
    comment on table built_in_access is
      'The built-in roles, permissions and menu entries that this database was given. A start adds those that are new in its version, each once: what the operator removes stays removed';
  `.execute(db);
}
