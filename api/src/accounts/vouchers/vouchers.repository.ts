import { ERASED } from '@gangway/shared/contract/base/erased.ts';
import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type {
  OfficeVoucher,
  OfficeVoucherDetail,
  VouchersQuery,
} from '@gangway/shared/contract/office/orders/vouchers.ts';
import type { VoucherOrigin } from '@gangway/shared/contract/sales/vouchers.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import { placePatterns } from '../../lib/database/like-pattern.ts';

export interface NewVoucher {
  id: string;
  codeDigest: Buffer;
  codeEnding: string;
  origin: VoucherOrigin;
  holder: VoucherHolder;
  orderId: string | null;
  paymentId: string | null;
  reason: string;
  issuedBy: string;
  at: Date;
  expiresAt: Date;
}

/** The holder of a voucher, and their language. */
export interface VoucherHolder {
  name: string;
  email: string | null;
  language: Language;
}

export interface VoucherRecord {
  id: string;
  codeEnding: string;
  expiresAt: Date;
  expiredAt: Date | null;
  canceledAt: Date | null;
}

export async function insertVoucher(trx: Transaction<Database>, voucher: NewVoucher): Promise<void> {
  await trx
    .insertInto('vouchers')
    .values({
      id: voucher.id,
      code_digest: voucher.codeDigest,
      code_ending: voucher.codeEnding,
      origin: voucher.origin,
      holder_name: voucher.holder.name,
      holder_email: voucher.holder.email?.toLowerCase() ?? null,
      language: voucher.holder.language,
      order_id: voucher.orderId,
      payment_id: voucher.paymentId,
      reason: voucher.reason,
      issued_by: voucher.issuedBy,
      created_at: voucher.at,
      expires_at: voucher.expiresAt,
    })
    .execute();
}

export async function findVoucherByDigest(
  db: Connection,
  digest: Buffer,
): Promise<VoucherRecord | undefined> {
  const row = await db
    .selectFrom('vouchers')
    .select(columns)
    .where('code_digest', '=', digest)
    .executeTakeFirst();
  return row && toRecord(row);
}

/** Locks a voucher until the transaction ends, against concurrent use and cancellation. Orders are locked before vouchers. */
export async function lockVoucher(
  trx: Transaction<Database>,
  id: string,
): Promise<VoucherRecord | undefined> {
  const row = await trx
    .selectFrom('vouchers')
    .select(columns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && toRecord(row);
}

/** The balance of a voucher: the sum of its entries (I11). */
export async function sumOfVoucher(db: Connection, voucherId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('ledger_accounts as account')
    .innerJoin('ledger_entries as entry', 'entry.account_id', 'account.id')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('entry.amount_sen'), sql<number>`0`).as('sum'))
    .where('account.voucher_id', '=', voucherId)
    .executeTakeFirstOrThrow();
  return sum;
}

/** The voucher to which a refund returns. */
export async function findVoucherOfRefund(db: Connection, refundId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('refunds as refund')
    .innerJoin('payments as payment', 'payment.id', 'refund.payment_id')
    .select('payment.voucher_id')
    .where('refund.id', '=', refundId)
    .executeTakeFirst();
  return row?.voucher_id ?? undefined;
}

/** Extends a voucher. An expired one is valid again, and its holder will be reminded again. */
export async function extendVoucher(trx: Transaction<Database>, id: string, until: Date): Promise<void> {
  await trx
    .updateTable('vouchers')
    .set({ expires_at: until, expired_at: null, reminded_at: null })
    .where('id', '=', id)
    .execute();
}

export async function markExpired(trx: Transaction<Database>, id: string, at: Date): Promise<void> {
  await trx.updateTable('vouchers').set({ expired_at: at }).where('id', '=', id).execute();
}

export async function markCanceled(
  trx: Transaction<Database>,
  id: string,
  reason: string,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('vouchers')
    .set({ canceled_at: at, cancel_reason: reason })
    .where('id', '=', id)
    .execute();
}

/** Records that these holders were reminded. */
export async function markReminded(trx: Transaction<Database>, ids: string[], at: Date): Promise<void> {
  await trx.updateTable('vouchers').set({ reminded_at: at }).where('id', 'in', ids).execute();
}

const noHolder = { holder_name: ERASED, holder_email: null };

/** Erases the holders of the vouchers that compensate orders; the vouchers stay valid for who has their codes. */
export async function eraseHoldersOf(trx: Transaction<Database>, orderIds: readonly string[]): Promise<void> {
  await trx
    .updateTable('vouchers')
    .set(noHolder)
    .where('order_id', '=', sql<string>`any(${orderIds})`)
    .execute();
}

/** Erases the holders of vouchers that expired before a moment. @returns their number */
export async function eraseHoldersBefore(db: Connection, expiredBefore: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('vouchers')
    .set(noHolder)
    .where('expires_at', '<', expiredBefore)
    .where('holder_name', '<>', ERASED)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Expired vouchers whose balance was not booked yet, oldest first. */
export async function findOverdueVouchers(db: Connection, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('vouchers')
    .select('id')
    .where('expired_at', 'is', null)
    .where('canceled_at', 'is', null)
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Vouchers with a balance that expire until `until`, and whose holder has an address and was not reminded. */
export async function lockVouchersToRemind(
  trx: Transaction<Database>,
  now: Date,
  until: Date,
  limit: number,
): Promise<{ id: string; expiresAt: Date }[]> {
  const rows = await trx
    .selectFrom('vouchers as voucher')
    .select(['voucher.id', 'voucher.expires_at'])
    .where('voucher.expired_at', 'is', null)
    .where('voucher.canceled_at', 'is', null)
    .where('voucher.reminded_at', 'is', null)
    .where('voucher.holder_email', 'is not', null)
    .where('voucher.expires_at', '>', now)
    .where('voucher.expires_at', '<=', until)
    .where(({ selectFrom }) =>
      selectFrom('ledger_accounts as account')
        .innerJoin('ledger_entries as entry', 'entry.account_id', 'account.id')
        .select(sql<boolean>`coalesce(sum(entry.amount_sen), 0) > 0`.as('left'))
        .whereRef('account.voucher_id', '=', 'voucher.id'),
    )
    .orderBy('voucher.expires_at')
    .limit(limit)
    .forUpdate('voucher')
    .skipLocked()
    .execute();
  return rows.map(row => ({ id: row.id, expiresAt: row.expires_at }));
}

const columns = ['id', 'code_ending', 'expires_at', 'expired_at', 'canceled_at'] as const;

const toRecord = (row: {
  id: string;
  code_ending: string;
  expires_at: Date;
  expired_at: Date | null;
  canceled_at: Date | null;
}): VoucherRecord => ({
  id: row.id,
  codeEnding: row.code_ending,
  expiresAt: row.expires_at,
  expiredAt: row.expired_at,
  canceledAt: row.canceled_at,
});

/** The content of a voucher's mail and of the printed voucher. */
export interface VoucherPaper {
  id: string;
  origin: VoucherOrigin;
  holderName: string;
  holderEmail: string | null;
  language: Language;
  expiresAt: Date;
  /** Canceled or expired. */
  ended: boolean;
}

export async function findVoucherPaper(
  db: Connection,
  id: string,
  now: Date,
): Promise<VoucherPaper | undefined> {
  const row = await db
    .selectFrom('vouchers')
    .select([
      'id',
      'origin',
      'holder_name',
      'holder_email',
      'language',
      'expires_at',
      'expired_at',
      'canceled_at',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      origin: row.origin as VoucherOrigin,
      holderName: row.holder_name,
      holderEmail: row.holder_email,
      language: row.language,
      expiresAt: row.expires_at,
      ended: row.expired_at !== null || row.canceled_at !== null || row.expires_at <= now,
    }
  );
}

/** The state of a voucher (alias `v`) with its issued amount (alias `sums`). */
const stateAt = (now: Date) => sql<OfficeVoucher['state']>`
  case when v.canceled_at is not null then 'canceled'
    when v.expired_at is not null or v.expires_at <= ${now} then 'expired'
    when sums.balance <= 0 then 'used-up' else 'active' end`;

const columnsAt = (now: Date) => sql`
  v.id, v.code_ending as ending, v.origin, ${stateAt(now)} as state, v.holder_name as "holderName",
  v.holder_email as "holderEmail", sums.issued as "issuedSen", sums.balance as "balanceSen", o.number as "orderNumber",
  v.created_at as "createdAt", v.expires_at as "expiresAt"`;

/** A balance is the sum of a voucher's entries, and is not stored (I11). */
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

/** One page of the vouchers, and their total number. */
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

/** The entries of a voucher, newest first, each with the balance after it. */
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
