import { type Kysely, sql } from 'kysely';

/** Payments, refunds and the gateway's notifications (I5), and the double-entry ledger behind agents' balances (I4). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type payment_provider as enum ('sandbox', 'stripe', 'balance', 'counter');
    create type payment_status as enum ('pending', 'succeeded', 'failed', 'canceled');
    create type refund_status as enum ('pending', 'succeeded', 'failed');

    create table payments (
      id uuid primary key,
      provider payment_provider not null,
      status payment_status not null default 'pending',
      amount_sen sen not null check (amount_sen > 0),
      gateway_reference text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      settled_at timestamptz,
      unique (provider, gateway_reference),
      check ((status = 'succeeded') <= (settled_at is not null))
    );
    create index payments_by_creation on payments (created_at desc);

    create table payment_orders (
      payment_id uuid not null references payments on delete cascade,
      order_id uuid not null references orders,
      amount_sen sen not null check (amount_sen > 0),
      outcome text check (outcome in ('applied', 'returned')),
      primary key (payment_id, order_id)
    );
    create index payment_orders_by_order on payment_orders (order_id);
    comment on column payment_orders.outcome is
      'applied: the money paid this order; returned: it came too late or twice and went back';

    create table payment_notifications (
      provider payment_provider not null,
      event_reference text not null,
      payment_id uuid references payments,
      claims payment_status not null,
      received_at timestamptz not null,
      constraint i5_notification_once primary key (provider, event_reference)
    );

    create table refunds (
      id uuid primary key,
      payment_id uuid not null references payments,
      order_id uuid not null references orders,
      amount_sen sen not null check (amount_sen > 0),
      status refund_status not null default 'pending',
      reason text not null,
      gateway_reference text,
      attempts integer not null default 0,
      last_error text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      settled_at timestamptz
    );
    create index refunds_by_payment on refunds (payment_id);
    create index refunds_by_order on refunds (order_id);
    create index refunds_open on refunds (created_at) where status <> 'succeeded';

    -- A payment is never given back twice, whatever the path.
    create function check_refunds() returns trigger language plpgsql as $$
    declare
      received bigint;
    begin
      -- Not "for update": two refunds of one payment share its key already and would wait for each other for ever.
      select amount_sen into received from payments where id = new.payment_id for no key update;
      if (select sum(amount_sen) from refunds where payment_id = new.payment_id) > received then
        raise exception 'refunds of payment % exceed it', new.payment_id using errcode = 'check_violation',
          constraint = 'refunds_within_payment';
      end if;
      return null;
    end $$;
    create constraint trigger refunds_within_payment after insert or update of amount_sen on refunds
      for each row execute function check_refunds();

    create table ledger_accounts (
      id uuid primary key,
      customer_id uuid unique references customers,
      purpose text not null check (purpose in ('agent', 'sales', 'funding')),
      limit_sen bigint check (limit_sen <= 0),
      check ((purpose = 'agent') = (customer_id is not null)),
      check ((purpose = 'agent') = (limit_sen is not null))
    );
    create unique index one_house_account on ledger_accounts (purpose) where customer_id is null;
    comment on column ledger_accounts.limit_sen is 'How low the balance may go: 0, or minus the credit granted';

    create table ledger_transfers (
      id uuid primary key,
      kind text not null check (kind in ('order-payment', 'order-refund', 'top-up', 'reset', 'transfer')),
      order_id uuid references orders,
      reason text not null default '',
      author text not null,
      created_at timestamptz not null,
      check (kind <> 'reset' or reason <> '')
    );
    create table ledger_entries (
      transfer_id uuid not null references ledger_transfers,
      account_id uuid not null references ledger_accounts,
      amount_sen bigint not null check (amount_sen <> 0),
      primary key (transfer_id, account_id)
    );
    create index ledger_entries_by_account on ledger_entries (account_id) include (amount_sen);

    create function check_ledger_transfer() returns trigger language plpgsql as $$
    declare
      account ledger_accounts;
    begin
      if (select sum(amount_sen) from ledger_entries where transfer_id = new.transfer_id) <> 0 then
        raise exception 'entries of transfer % do not sum to zero', new.transfer_id
          using errcode = 'check_violation', constraint = 'i4_transfer_sums_to_zero';
      end if;
      if new.amount_sen < 0 then
        -- The lock makes the sum below current: two debits of one account never both pass on a stale view.
        select * into account from ledger_accounts where id = new.account_id for no key update;
        if account.limit_sen is not null and
           (select sum(amount_sen) from ledger_entries where account_id = new.account_id) < account.limit_sen then
          raise exception 'account % would fall below its limit', new.account_id
            using errcode = 'check_violation', constraint = 'i4_balance_within_limit';
        end if;
      end if;
      return null;
    end $$;
    create constraint trigger i4_ledger after insert on ledger_entries
      deferrable initially deferred for each row execute function check_ledger_transfer();

    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name using errcode = 'check_violation', constraint = 'append_only';
    end $$;
    create trigger append_only before update or delete on ledger_entries
      for each row execute function refuse_change();
    create trigger append_only before update or delete on ledger_transfers
      for each row execute function refuse_change();
  `.execute(db);
}
