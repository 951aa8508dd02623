import { type Kysely, sql } from 'kysely';

/**
 * Each party of a canceled sailing has its own time to choose: who is kept places on a sailing that leaves soon has to say so
 * sooner. Until it has an outcome, its order neither ends nor leaves the sailing (I13). Its money may stay with the house as
 * credit: a voucher (decision 33), which is worth the credited sen and the bonus of then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table called_off_parties add column choose_until timestamptz, add column places integer check (places > 0);
    update called_off_parties party set choose_until = cancellation.choose_until
      from sailing_cancellations cancellation where cancellation.sailing_id = party.sailing_id;
    update called_off_parties party set places = (
      select count(*) from tickets t where t.order_id = party.order_id
        and (t.canceled_at is null or t.canceled_at >= (
          select requested_at from sailing_cancellations cancellation where cancellation.sailing_id = party.sailing_id
        ))
    );
    alter table called_off_parties alter column choose_until set not null, alter column places set not null;
    comment on column called_off_parties.places is 'How many people it was when the sailing was canceled';
    comment on column called_off_parties.choose_until is 'From then on the operator''s answer holds';
    alter table called_off_parties drop constraint called_off_parties_decided_by_check,
      add constraint called_off_parties_decided_by_check
        check (decided_by in ('customer', 'staff', 'deadline', 'nothing-left'));
    comment on column called_off_parties.decided_by is
      'nothing-left: no other sailing had places for the party, so there was nothing to choose';

    alter table called_off_parties drop constraint called_off_parties_outcome_check,
      add constraint called_off_parties_outcome_check check (outcome in ('moved', 'refunded', 'credited'));
    alter table sailing_cancellations drop constraint sailing_cancellations_without_choice_check,
      add constraint sailing_cancellations_without_choice_check check (without_choice in ('refund', 'move', 'credit')),
      add column bonus_percent integer not null default 0 check (bonus_percent between 0 and 100);
    comment on column sailing_cancellations.bonus_percent is 'What the house gives on top to whoever takes credit';
    alter table orders add column credited_sen sen not null default 0,
      drop constraint i3_refunds_within_payments,
      add constraint i3_given_back_within_paid check (refunded_sen + credited_sen <= paid_sen);
    comment on column orders.credited_sen is 'What became a voucher of the payer instead of a refund, without bonus';

    drop index called_off_parties_open;
    create index called_off_parties_open on called_off_parties (choose_until) where outcome is null;
    create index called_off_parties_by_sailing on called_off_parties (sailing_id);
    create unique index called_off_parties_once_open on called_off_parties (order_id) where outcome is null;
    create index called_off_parties_by_offer on called_off_parties (offer_id) where offer_id is not null;

    create function require_outcome() returns trigger language plpgsql as $$
    begin
      if exists (select from called_off_parties where order_id = new.id and outcome is null)
        and not exists (
          select from orders o join called_off_parties party on party.order_id = o.id and party.sailing_id = o.sailing_id
          where o.id = new.id and o.status = 'paid' and party.outcome is null
        ) then
        raise exception 'the party of order % has not decided', new.number
          using errcode = 'check_violation', constraint = 'i13_decided_before_it_ends';
      end if;
      return null;
    end $$;
    create constraint trigger i13_decided_before_it_ends after update on orders deferrable initially deferred
      for each row when (old.status = 'paid' and (new.status <> 'paid' or new.sailing_id <> old.sailing_id))
      execute function require_outcome();
  `.execute(db);
}
