import { type Kysely, sql } from 'kysely';

/** Links by which a customer chooses a password that nobody of the staff has seen; and the order of the customers' list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table password_links (
      id uuid primary key,
      customer_id uuid not null references customers on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index password_links_by_customer on password_links (customer_id);
    create index password_links_by_expiry on password_links (expires_at);
    comment on table password_links is
      'The links themselves are not here: each is made of its row''s id, the address it goes to, and a key that is not in the database';

    create index customers_by_registration on customers (registered_at, id);
  `.execute(db);
}
