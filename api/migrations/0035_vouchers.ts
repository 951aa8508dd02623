import { type Kysely, sql } from 'kysely';

/**
 * Credit vouchers (I11): each has an account of the ledger, whose entries are its balance, and which never falls below
 * zero. A voucher may pay a part of an order beside another payment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vouchers (
      id uuid primary key,
      code_digest bytea not null unique check (octet_length(code_digest) = 32),
      code_ending text not null check (code_ending ~ '^[0-9A-Z*~$=]{4}$'),
      origin text not null check (origin in ('disruption', 'sold')),
      holder_name text not null check (holder_name <> ''),
      holder_email text check (holder_email = lower(holder_email)),
      language language_code not null,
      order_id uuid references orders,
      payment_id uuid unique references payments,
      reason text not null default '',
      issued_by text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      reminded_at timestamptz,
      expired_at timestamptz,
      canceled_at timestamptz,
      cancel_reason text check (cancel_reason <> ''),
      check ((origin = 'sold') = (payment_id is not null)),
      check ((canceled_at is null) = (cancel_reason is null)),
      constraint ended_once check (expired_at is null or canceled_at is null)
    );
    comment on column vouchers.code_digest is
      'HMAC-SHA-256 of the code: a copy of the database tells no codes. The API makes the code from the id and its master key';
    comment on column vouchers.order_id is 'The order that it makes up for';
    comment on column vouchers.payment_id is 'The payment that bought it';
    comment on column vouchers.expired_at is 'When what was left of it was booked as expired';
    create index vouchers_by_creation on vouchers (created_at desc, id desc);
    create index vouchers_by_order on vouchers (order_id) where order_id is not null;
    create index vouchers_by_holder_email on vouchers (holder_email);
    create index vouchers_to_expire on vouchers (expires_at) where expired_at is null and canceled_at is null;

    alter table ledger_accounts
      drop constraint ledger_accounts_purpose_check,
      drop constraint ledger_accounts_check,
      drop constraint ledger_accounts_check1,
      add column voucher_id uuid unique references vouchers,
      add constraint known_purpose
        check (purpose in ('agent', 'voucher', 'sales', 'funding', 'goodwill', 'expired-vouchers')),
      add constraint agent_of_customer check ((purpose = 'agent') = (customer_id is not null)),
      add constraint voucher_of_voucher check ((purpose = 'voucher') = (voucher_id is not null)),
      add constraint owners_have_limit check ((purpose in ('agent', 'voucher')) = (limit_sen is not null)),
      add constraint i11_voucher_without_credit check (purpose <> 'voucher' or limit_sen = 0);
    comment on column ledger_accounts.purpose is
      'An agent''s or a voucher''s, or one of the house: sales; funding, where balances are filled from; goodwill, given on top; expired-vouchers, the income of what nobody used';
    drop index one_house_account;
    create unique index one_house_account on ledger_accounts (purpose) where customer_id is null and voucher_id is null;

    alter table ledger_transfers
      drop constraint ledger_transfers_kind_check,
      drop constraint ledger_transfers_check,
      add constraint known_kind check (kind in ('order-payment', 'order-refund', 'top-up', 'reset', 'transfer',
        'voucher-issue', 'voucher-bonus', 'voucher-expiry', 'voucher-cancel')),
      add constraint decided_with_reason check (kind not in ('reset', 'voucher-cancel') or reason <> '');

    -- Nothing is paid from a voucher that has ended (I11).
    create function check_voucher_debit() returns trigger language plpgsql as $$
    begin
      if exists (
        select from ledger_accounts a
          join vouchers v on v.id = a.voucher_id
          join ledger_transfers t on t.id = new.transfer_id
        where a.id = new.account_id and t.kind = 'order-payment'
          and (v.canceled_at is not null or v.expired_at is not null or v.expires_at <= t.created_at)
      ) then
        raise exception 'account % is of a voucher that has ended', new.account_id
          using errcode = 'check_violation', constraint = 'i11_voucher_is_valid';
      end if;
      return null;
    end $$;
    create trigger i11_voucher_is_valid after insert on ledger_entries
      for each row when (new.amount_sen < 0) execute function check_voucher_debit();

    alter table payments
      add column voucher_id uuid references vouchers,
      add constraint voucher_of_provider check ((provider = 'voucher') = (voucher_id is not null));
    comment on column payments.voucher_id is 'The voucher that pays';
    create index payments_by_voucher on payments (voucher_id) where voucher_id is not null;
    create index payments_held_by_voucher on payments (created_at) where voucher_id is not null and status = 'pending';

    alter table payment_orders add column beside boolean not null default false;
    comment on column payment_orders.beside is
      'A part that a voucher pays: the order is paid by what comes for the rest of it';
    drop index i5_order_paid_once;
    create unique index i5_order_paid_once on payment_orders (order_id)
      where outcome = 'applied' and not difference and not split and not beside;
  `.execute(db);
}
