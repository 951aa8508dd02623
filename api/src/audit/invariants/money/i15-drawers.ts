import { sql } from 'kysely';
import type { BrokenRow, Check, Invariant } from '../invariant.ts';

/** Cash that an officer took or paid out, with the drawer's movements for it. */
const cashInADrawer: Check = {
  name: 'cash-in-a-drawer',
  broken: sql<BrokenRow>`
    select 'payments' as entity, p.id::text as id,
      format('%s sen in cash, of which drawers have %s', p.amount_sen + p.rounding_sen, coalesce(m.amount_sen, 0)) as wrong
    from payments p left join cash_movements m on m.payment_id = p.id
    where p.provider = 'counter' and p.status = 'succeeded' and p.taken_by is not null
      and coalesce(m.amount_sen, 0) <> p.amount_sen + p.rounding_sen
    union all
    select 'refunds', r.id::text,
      format('%s sen in cash, of which drawers have %s', r.amount_sen + r.rounding_sen, coalesce(m.amount_sen, 0))
    from refunds r left join cash_movements m on m.refund_id = r.id
    where r.provider = 'counter' and r.status = 'succeeded' and r.handed_out_by is not null
      and coalesce(m.amount_sen, 0) <> r.amount_sen + r.rounding_sen
  `,
};

const drawerOfItsOfficer: Check = {
  name: 'drawer-of-its-officer',
  broken: sql<BrokenRow>`
    select 'cash_movements' as entity, m.id::text as id, 'cash of another officer than the drawer''s' as wrong
    from cash_movements m join cash_drawers d on d.id = m.drawer_id
      left join payments p on p.id = m.payment_id left join refunds r on r.id = m.refund_id
    where coalesce(p.taken_by, r.handed_out_by, d.officer_id) <> d.officer_id
  `,
};

const closedAsItMoved: Check = {
  name: 'closed-as-it-moved',
  broken: sql<BrokenRow>`
    select 'cash_drawers' as entity, d.id::text as id,
      format('closed with %s sen expected, its float and movements are %s', d.expected_sen, d.float_sen + moved.sen) as wrong
    from cash_drawers d cross join lateral (
      select coalesce(sum(case when m.kind in ('sale', 'in') then m.amount_sen else -m.amount_sen end), 0) as sen
      from cash_movements m where m.drawer_id = d.id
    ) moved
    where d.closed_at is not null and d.expected_sen <> d.float_sen + moved.sen
  `,
};

const openOnce: Check = {
  name: 'one-open-drawer-an-officer',
  broken: sql<BrokenRow>`
    select 'cash_drawers' as entity, min(id::text) as id, format('one of %s open drawers of an officer', count(*)) as wrong
    from cash_drawers where closed_at is null group by officer_id having count(*) > 1
  `,
};

export const drawersInvariant: Invariant = {
  code: 'I15',
  says: 'Cash that an officer took or paid out is in one drawer of that officer, and a closed drawer is the sum of its float and movements',
  checks: [cashInADrawer, drawerOfItsOfficer, closedAsItMoved, openOnce],
};
