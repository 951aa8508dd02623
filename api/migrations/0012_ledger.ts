import { type Kysely, sql } from 'kysely';

/** The double-entry ledger of agents' balances (I4). Its rows are append-only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_accounts (
      id uuid primary key,
      customer_id uuid unique references customers,
      purpose text not null check (purpose in ('agent', 'sales', 'funding')),
      limit_sen bigint check (limit_sen <= 0),
      check ((purpose = 'agent') = (customer_id is not null)),
      check ((purpose = 'agent') = (limit_sen is not null))
    );
    comment on column ledger_accounts.limit_sen is 'The lowest balance allowed: 0, or minus the credit granted';
    create unique index one_house_account on ledger_accounts (purpose) where customer_id is null;

    create table ledger_transfers (
      id uuid primary key,
      kind text not null check (kind in ('order-payment', 'order-refund', 'top-up', 'reset', 'transfer')),
      order_id uuid references orders,
      reason text not null default '',
      author text not null,
      created_at timestamptz not null,
      check (kind <> 'reset' or reason <> '')
    );
    create index ledger_transfers_by_order on ledger_transfers (order_id) where order_id is not null;
    create trigger append_only before update or delete on ledger_transfers
      for each row execute function refuse_change();
    create trigger append_only_truncate before truncate on ledger_transfers
      for each statement execute function refuse_change();

    create table ledger_entries (
      transfer_id uuid not null references ledger_transfers,
      account_id uuid not null references ledger_accounts,
      amount_sen bigint not null check (amount_sen <> 0),
      primary key (transfer_id, account_id)
    );
    create index ledger_entries_by_account on ledger_entries (account_id) include (amount_sen);
    create trigger append_only before update or delete on ledger_entries
      for each row execute function refuse_change();
    create trigger append_only_truncate before truncate on ledger_entries
      for each statement execute function refuse_change();

    create function check_ledger_transfer() returns trigger language plpgsql as $$
    declare
      account ledger_accounts;
    begin
      if (select sum(amount_sen) from ledger_entries where transfer_id = new.transfer_id) <> 0 then
        raise exception 'entries of transfer % do not sum to zero', new.transfer_id
          using errcode = 'check_violation', constraint = 'i4_transfer_sums_to_zero';
      end if;
      if new.amount_sen < 0 then
        -- The lock makes the sum below current: two concurrent debits of one account cannot both pass on an old balance.
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
  `.execute(db);
}
