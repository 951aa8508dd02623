import { type Kysely, sql } from 'kysely';

/**
 * A canceled order is refunded once all of its money has gone back (I3). Until then it is canceled, with the refunds that
 * are owed. Orders of before, which were called refunded from the moment of their cancellation, are told again in the
 * same words, with their history.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function order_is_settled(wanted uuid) returns boolean language sql stable as $$
      select exists (select from orders where id = wanted and refunded_sen > 0)
        and not exists (
          select from refunds r join payment_orders part using (payment_id, order_id)
          where r.order_id = wanted and part.outcome = 'applied' and r.status <> 'succeeded'
        )
    $$;
    comment on function order_is_settled is
      'Money was owed to the order and all of it has gone back. What came too late never was the order''s, and does not count';

    alter table orders disable trigger user;
    alter table audit_entries disable trigger user;
    alter table orders drop constraint orders_check1, drop constraint orders_check2;

    update orders o set
      canceled_at = o.refunded_at,
      cancel_reason = case when exists (
        select from audit_entries e where e.entity = 'orders' and e.entity_id = o.id::text and e.to_state = 'refunded'
          and e.actor like 'staff:%'
      ) then 'staff' else 'customer' end,
      refunded_at = (
        select max(r.settled_at) from refunds r join payment_orders part using (payment_id, order_id)
        where r.order_id = o.id and part.outcome = 'applied'
      )
    where o.status = 'refunded';
    update audit_entries set to_state = 'canceled'
      where action = 'state' and entity = 'orders' and from_state = 'paid' and to_state = 'refunded';
    update orders set status = 'canceled', refunded_at = null where status = 'refunded' and not order_is_settled(id);
    insert into audit_entries (at, actor, entity, entity_id, action, from_state, to_state)
      select refunded_at, 'system:settle-refund', 'orders', id::text, 'state', 'canceled', 'refunded'
      from orders where status = 'refunded';

    alter table orders
      add constraint canceled_at_as_status check ((status in ('canceled', 'refunded')) = (canceled_at is not null)),
      add constraint canceled_with_reason check ((canceled_at is not null) <= (cancel_reason is not null));
    alter table orders enable trigger user;
    alter table audit_entries enable trigger user;

    delete from state_transitions where machine = 'order' and from_state = 'paid' and to_state = 'refunded';
    insert into state_transitions values ('order', 'canceled', 'refunded');

    create function refuse_unsettled_refund() returns trigger language plpgsql as $$
    begin
      if not order_is_settled(new.id) then
        raise exception 'order % may not be refunded: its money has not gone back', new.number
          using errcode = 'check_violation', constraint = 'i3_refunded_is_settled';
      end if;
      return null;
    end $$;
    create trigger i3_refunded_is_settled after update of status on orders
      for each row when (new.status = 'refunded' and old.status <> 'refunded') execute function refuse_unsettled_refund();
  `.execute(db);
}
