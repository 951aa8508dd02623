import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { VoucherOrigin } from '@gangway/shared/contract/sales/vouchers.ts';
import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';

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

/** Who has a voucher, and in which language they are written to. */
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

/** Locks a voucher until the transaction ends: whoever uses it waits, and whoever ends it. Orders are locked before vouchers. */
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

/** What is left of a voucher: the sum of its entries (I11). */
export async function sumOfVoucher(db: Connection, voucherId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('ledger_accounts as account')
    .innerJoin('ledger_entries as entry', 'entry.account_id', 'account.id')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('entry.amount_sen'), sql<number>`0`).as('sum'))
    .where('account.voucher_id', '=', voucherId)
    .executeTakeFirstOrThrow();
  return sum;
}

/** The voucher that a refund goes back to. */
export async function findVoucherOfRefund(db: Connection, refundId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('refunds as refund')
    .innerJoin('payments as payment', 'payment.id', 'refund.payment_id')
    .select('payment.voucher_id')
    .where('refund.id', '=', refundId)
    .executeTakeFirst();
  return row?.voucher_id ?? undefined;
}

/** A voucher may be used until then; one that had expired is valid again, and its holder is reminded anew. */
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

/** Notes that these holders are reminded. */
export async function markReminded(trx: Transaction<Database>, ids: string[], at: Date): Promise<void> {
  await trx.updateTable('vouchers').set({ reminded_at: at }).where('id', 'in', ids).execute();
}

/** Vouchers whose time has run out and which are not booked as expired yet, oldest first. */
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

/** Vouchers with something left that expire until `until`, and whose holder has an address and was not reminded. */
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

/** What a voucher's own paper says: the mail, and the printed voucher. */
export interface VoucherPaper {
  id: string;
  origin: VoucherOrigin;
  holderName: string;
  holderEmail: string | null;
  language: Language;
  expiresAt: Date;
  /** It was canceled, or its time has run out. */
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
