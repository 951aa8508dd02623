import { type Kysely, sql } from 'kysely';

/**
 * The accounts of the sandbox bank. The bank plays another company that runs in the same process: only its own repository
 * reads these tables, and no foreign key connects them with others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sandbox_payments (
      reference text primary key check (reference <> ''),
      amount_sen sen not null check (amount_sen > 0),
      status payment_status not null check (status <> 'pending'),
      updated_at timestamptz not null
    );
    comment on column sandbox_payments.reference is
      'The merchant''s name of the payment; the row is written when the payer decides';

    create table sandbox_refunds (
      id text primary key check (id <> ''),
      reference text not null references sandbox_payments,
      amount_sen sen not null check (amount_sen > 0),
      created_at timestamptz not null
    );
    comment on column sandbox_refunds.id is 'Chosen by the merchant, so that a repeated request is one refund';
    create index sandbox_refunds_by_payment on sandbox_refunds (reference) include (amount_sen);
  `.execute(db);
}
