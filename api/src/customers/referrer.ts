import type { Connection } from '../lib/database.ts';
import { AppError } from '../lib/errors.ts';

/**
 * The referral code that a person means, in any case: the house's own, or that of an active customer or agent
 * (specification section 5: a referrer is required).
 *
 * @throws AppError `referral-unknown`
 */
export async function findReferrer(db: Connection, code: string, houseCode: string): Promise<string> {
  const wanted = code.trim().toUpperCase();
  if (wanted === houseCode.toUpperCase()) return houseCode;
  const referrer = await db
    .selectFrom('customers')
    .select('referral_code')
    .where('referral_code', '=', wanted)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!referrer) throw new AppError('referral-unknown', { fields: { referralCode: 'custom' } });
  return referrer.referral_code;
}
