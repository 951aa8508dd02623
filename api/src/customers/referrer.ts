import type { Connection } from '../lib/database.ts';
import { AppError } from '../lib/errors.ts';
import { findByReferralCode } from './customers.repository.ts';

/**
 * The referral code that a person means, in any case: the house's own, or that of an active customer or agent
 * (specification section 5: a referrer is required).
 *
 * @throws AppError `referral-unknown`
 */
export async function findReferrer(db: Connection, code: string, houseCode: string): Promise<string> {
  const wanted = code.trim().toUpperCase();
  if (wanted === houseCode.toUpperCase()) return houseCode;
  const referrer = await findByReferralCode(db, wanted);
  if (!referrer) throw new AppError('referral-unknown', { fields: { referralCode: 'custom' } });
  return wanted;
}

/** Whom a new customer stands below: the agent who brought them; nobody where it was the house or another customer. */
export async function findSuperior(db: Connection, referralCode: string): Promise<string | null> {
  const referrer = await findByReferralCode(db, referralCode);
  return referrer && referrer.level !== 'normal' ? referrer.id : null;
}
