import type {
  OfficeVoucher,
  OfficeVoucherDetail,
  VouchersQuery,
} from '@gangway/shared/contract/office/orders/vouchers.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../lib/database/database.ts';
import { placePatterns } from '../../lib/database/like-pattern.ts';

/** Of a voucher (alias `v`) with what was issued (alias `sums`). */
const stateAt = (now: Date) => sql<OfficeVoucher['state']>`
  case when v.canceled_at is not null then 'canceled'
    when v.expired_at is not null or v.expires_at <= ${now} then 'expired'
    when sums.balance <= 0 then 'used-up' else 'active' end`;

const columnsAt = (now: Date) => sql`
  v.id, v.code_ending as ending, v.origin, ${stateAt(now)} as state, v.holder_name as "holderName",
  v.holder_email as "holderEmail", sums.issued as "issuedSen", sums.balance as "balanceSen", o.number as "orderNumber",
  v.created_at as "createdAt", v.expires_at as "expiresAt"`;

/** A balance is the sum of a voucher's entries, and stored nowhere (I11). */
const withSums = sql`
  vouchers v left join orders o on o.id = v.order_id
  cross join lateral (
    select coalesce(sum(e.amount_sen), 0) as balance,
      coalesce(sum(e.amount_sen) filter (where t.kind in ('voucher-issue', 'voucher-bonus')), 0) as issued
    from ledger_accounts a
      join ledger_entries e on e.account_id = a.id
      join ledger_transfers t on t.id = e.transfer_id
    where a.voucher_id = v.id
  ) sums`;

const sorts: Record<VouchersQuery['sort'], RawBuilder<unknown>> = {
  created: sql`v.created_at`,
  expires: sql`v.expires_at`,
  holder: sql`lower(v.holder_name)`,
  balance: sql`sums.balance`,
};

/** One page of the vouchers, and how many there are in all. */
export async function findOfficeVouchers(
  db: Connection,
  { search, state, origin, sort, descending, page, size }: VouchersQuery,
  now: Date,
): Promise<{ items: OfficeVoucher[]; total: number }> {
  const texts = sql`concat_ws(' ', v.holder_name, v.holder_email, v.code_ending, o.number)`;
  const where = sql.join(
    [
      sql`true`,
      ...(search ? [sql`folded(${texts}) like any(${placePatterns(search)}::text[])`] : []),
      ...(state ? [sql`${stateAt(now)} = ${state}`] : []),
      ...(origin ? [sql`v.origin = ${origin}`] : []),
    ],
    sql` and `,
  );
  const { rows } = await sql<OfficeVoucher & { createdAt: Date; expiresAt: Date }>`
    select ${columnsAt(now)} from ${withSums} where ${where}
    order by ${sorts[sort]} ${descending ? sql`desc` : sql`asc`}, v.id limit ${size} offset ${(page - 1) * size}
  `.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from ${withSums} where ${where}
  `.execute(db);
  return { items: rows.map(withInstants), total: counted[0]?.total ?? 0 };
}

type Rest = Pick<OfficeVoucherDetail, 'language' | 'reason' | 'issuedBy' | 'cancelReason' | 'canceledAt'> & {
  canceledAt: Date | null;
};

/** A voucher without its entries. */
export async function findOfficeVoucher(
  db: Connection,
  id: string,
  now: Date,
): Promise<Omit<OfficeVoucherDetail, 'entries'> | undefined> {
  const { rows } = await sql<OfficeVoucher & Rest & { createdAt: Date; expiresAt: Date }>`
    select ${columnsAt(now)}, v.language, v.reason, v.issued_by as "issuedBy", v.cancel_reason as "cancelReason",
      v.canceled_at as "canceledAt"
    from ${withSums} where v.id = ${id}
  `.execute(db);
  const [row] = rows;
  return row && { ...withInstants(row), canceledAt: row.canceledAt?.toISOString() ?? null };
}

/** What was booked on a voucher, newest first, each with the balance it left behind. */
export async function findVoucherEntries(
  db: Connection,
  id: string,
): Promise<OfficeVoucherDetail['entries']> {
  const { rows } = await sql<OfficeVoucherDetail['entries'][number] & { at: Date }>`
    select t.id, t.created_at as at, t.kind, o.number as "orderNumber", t.reason, t.author, e.amount_sen as "amountSen",
      sum(e.amount_sen) over (order by t.created_at, t.id) as "balanceSen"
    from ledger_accounts a
      join ledger_entries e on e.account_id = a.id
      join ledger_transfers t on t.id = e.transfer_id
      left join orders o on o.id = t.order_id
    where a.voucher_id = ${id}
    order by t.created_at desc, t.id desc
  `.execute(db);
  return rows.map(row => ({ ...row, at: row.at.toISOString() }));
}

const withInstants = <Row extends { createdAt: Date; expiresAt: Date }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});
