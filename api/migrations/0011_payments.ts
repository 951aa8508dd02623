import { type Kysely, sql } from 'kysely';

/** Payments, the orders they pay, the notifications of payment providers (I5), and refunds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type payment_provider as enum ('sandbox', 'stripe', 'balance', 'counter');
    create type payment_status as enum ('pending', 'succeeded', 'failed', 'canceled');
    create table payments (
      id uuid primary key,
      provider payment_provider not null,
      status payment_status not null default 'pending',
      amount_sen sen not null check (amount_sen > 0),
      tendered_sen sen,
      gateway_reference text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      settled_at timestamptz,
      unique (provider, gateway_reference),
      check ((status = 'succeeded') <= (settled_at is not null)),
      constraint tendered_covers_amount check (tendered_sen >= amount_sen),
      constraint only_cash_is_tendered check (tendered_sen is null or provider = 'counter')
    );
    comment on column payments.tendered_sen is 'Cash handed over; the part above the amount was returned as change';
    create index payments_by_creation on payments (created_at desc);
    create index payments_by_settlement on payments (settled_at desc nulls last, id desc);
    create index payments_by_amount on payments (amount_sen, id);
    create index payments_by_gateway_reference on payments (gateway_reference text_pattern_ops)
      where gateway_reference is not null;
    create index payments_failed on payments (created_at) where status = 'failed';
    create trigger i7_enforce_transitions after insert or update of status on payments
      for each row execute function enforce_transitions('payment', 'status');

    create table payment_orders (
      payment_id uuid not null references payments on delete cascade,
      order_id uuid not null references orders,
      amount_sen sen not null check (amount_sen > 0),
      outcome text check (outcome in ('applied', 'returned')),
      difference boolean not null default false,
      primary key (payment_id, order_id)
    );
    comment on column payment_orders.outcome is
      'applied: the payment paid this order; returned: it came too late or twice and was refunded';
    comment on column payment_orders.difference is
      'An additional payment, after a move of the order to a more expensive sailing';
    create unique index i5_order_paid_once on payment_orders (order_id) where outcome = 'applied' and not difference;
    create index payment_orders_by_order on payment_orders (order_id);
    create index payment_orders_returned on payment_orders (payment_id) where outcome = 'returned';

    create table payment_notifications (
      provider payment_provider not null,
      event_reference text not null,
      payment_id uuid references payments,
      claims payment_status not null,
      received_at timestamptz not null,
      constraint i5_notification_once primary key (provider, event_reference)
    );

    create type refund_status as enum ('pending', 'succeeded', 'failed');
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
    create index refunds_by_settlement on refunds (settled_at) where settled_at is not null;
    create index refunds_open on refunds (created_at) where status <> 'succeeded';
    create trigger i7_enforce_transitions after insert or update of status on refunds
      for each row execute function enforce_transitions('refund', 'status');

    -- The refunds of a payment never exceed it.
    create function check_refunds() returns trigger language plpgsql as $$
    declare
      received bigint;
    begin
      -- Not "for update": two refunds of one payment already share a lock on its key and would deadlock.
      select amount_sen into received from payments where id = new.payment_id for no key update;
      if (select sum(amount_sen) from refunds where payment_id = new.payment_id) > received then
        raise exception 'refunds of payment % exceed it', new.payment_id using errcode = 'check_violation',
          constraint = 'refunds_within_payment';
      end if;
      return null;
    end $$;
    create constraint trigger refunds_within_payment after insert or update of amount_sen on refunds
      for each row execute function check_refunds();
  `.execute(db);
}
