import { type Kysely, sql } from 'kysely';

/**
 * The books of the sandbox's bank. They are not Gangway's: the bank is another party that happens to run in the same
 * process, so nothing but its own repository reads them and no foreign key leads to or from them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sandbox_payments (
      reference text primary key check (reference <> ''),
      amount_sen sen not null check (amount_sen > 0),
      status payment_status not null check (status <> 'pending'),
      updated_at timestamptz not null
    );
    comment on column sandbox_payments.reference is 'What the merchant calls the payment; a row is made when the payer decides';

    create table sandbox_refunds (
      id text primary key check (id <> ''),
      reference text not null references sandbox_payments,
      amount_sen sen not null check (amount_sen > 0),
      created_at timestamptz not null
    );
    create index sandbox_refunds_by_payment on sandbox_refunds (reference) include (amount_sen);
    comment on column sandbox_refunds.id is 'The merchant''s own: the same refund asked for again is the same refund';
  `.execute(db);
}
