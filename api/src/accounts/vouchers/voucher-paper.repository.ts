import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { VoucherOrigin } from '@gangway/shared/contract/sales/vouchers.ts';
import type { Connection } from '../../lib/database/database.ts';

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
