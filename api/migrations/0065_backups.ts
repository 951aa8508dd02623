import { type Kysely, sql } from 'kysely';

/** The backups that were made, so that the office sees how old the last one is (R437). The files themselves may be gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table backups (
      made_at timestamptz primary key,
      file text not null,
      bytes bigint not null check (bytes > 0)
    );
    comment on table backups is 'Backups that were written and read back';
  `.execute(db);
}
