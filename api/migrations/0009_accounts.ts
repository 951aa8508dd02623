import { type Kysely, sql } from 'kysely';

/**
 * A deleted system user stays as a row, because boarding events and the audit name them, and gives the username free.
 * An e-mail address is what a customer says it is until something confirms it: two accounts may say the same, so that
 * nobody can block another's address, or learn by registering whether it is known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table system_users
      add column deleted_at timestamptz,
      add constraint deleted_is_inactive check (deleted_at is null or status = 'inactive');
    drop index system_users_by_username;
    create unique index system_users_by_username on system_users (lower(username)) where deleted_at is null;

    drop index customers_by_email;
    create index customers_by_email on customers (email);
  `.execute(db);
}
