import { sql } from 'kysely';
import type { BrokenRow, Check, Invariant } from '../invariant.ts';

/** The first number after a gap, or the second of a duplicate. */
const consecutive: Check = {
  name: 'numbers-consecutive',
  broken: sql<BrokenRow>`
    select 'receipts' as entity, concat_ws(' ', series, year, number) as id,
      format('comes after number %s', before) as wrong
    from (
      select series, year, number,
        lag(number, 1, 0) over (partition by series, year order by number) as before
      from receipts
    ) numbered where number <> before + 1
  `,
};

const counted: Check = {
  name: 'numbers-counted',
  broken: sql<BrokenRow>`
    select 'receipt_counters' as entity, concat_ws(' ', c.series, c.year) as id,
      format('counts %s, the last number is %s', c.last, coalesce(max(r.number), 0)) as wrong
    from receipt_counters c left join receipts r using (series, year)
    group by c.series, c.year, c.last having c.last <> coalesce(max(r.number), 0)
  `,
};

const numberedAsSettled: Check = {
  name: 'numbered-as-settled',
  broken: sql<BrokenRow>`
    select 'payments' as entity, p.id::text as id,
      format('%s, its receipt is %s', p.status, coalesce(r.code, 'missing')) as wrong
    from payments p left join receipts r on r.payment_id = p.id
    where (p.status = 'succeeded') <> (r.code is not null)
    union all
    select 'refunds', f.id::text, format('%s, its credit note is %s', f.status, coalesce(r.code, 'missing'))
    from refunds f left join receipts r on r.refund_id = f.id
    where case when f.status = 'succeeded' then r.code is null else r.code is not null and not exists (
      -- One that had succeeded and came back keeps its credit note (R333).
      select from audit_entries e where e.entity = 'refunds' and e.entity_id = f.id::text and e.to_state = 'succeeded'
    ) end
  `,
};

export const receiptsInvariant: Invariant = {
  code: 'I12',
  says: 'Every settled payment and refund has a number, and no number is missing or used twice',
  checks: [consecutive, counted, numberedAsSettled],
};
