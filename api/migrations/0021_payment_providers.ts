import { type Kysely, sql } from 'kysely';

/**
 * Which payment providers there are is said in one place, shared/contract/payment-providers, and no longer in the schema:
 * the database checks how a provider's code is written, the contract which codes are taken, and the audit whether any
 * other has come in. What staff type at the counter is kept with the payment, and a refund has a reference that no other
 * refund of its provider has (I5).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments drop constraint only_cash_is_tendered;
    alter type payment_provider rename to payment_provider_before;
    alter type payment_method rename to payment_method_before;
    create domain payment_provider as text check (value ~ '^[a-z][a-z0-9-]{1,39}$');
    create domain payment_method as text check (value ~ '^[a-z][a-z0-9-]{1,39}$');

    alter table payments
      alter column provider type payment_provider using provider::text,
      add constraint only_cash_is_tendered check (tendered_sen is null or provider = 'counter'),
      add column details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
      add unique (id, provider);
    comment on column payments.details is
      'What staff typed at the counter besides the reference, by the names of shared/contract/payment-providers';
    alter table payment_notifications alter column provider type payment_provider using provider::text;
    alter table orders alter column payment_method type payment_method using payment_method::text;
    drop type payment_provider_before;
    drop type payment_method_before;

    alter table refunds add column provider payment_provider;
    update refunds set provider = payments.provider from payments where payments.id = refunds.payment_id;
    alter table refunds
      alter column provider set not null,
      add foreign key (payment_id, provider) references payments (id, provider) on update cascade,
      add constraint i5_refund_reference_once unique (provider, gateway_reference);
    comment on column refunds.provider is 'As the payment''s: a reference is unique within its provider';
  `.execute(db);
}
