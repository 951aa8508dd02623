import type { Caller } from '../../../lib/caller.ts';
import type { Connection } from '../../../lib/database/database.ts';
import { AppError } from '../../../lib/errors.ts';
import { findByReferralCode, findCustomer } from './customers.repository.ts';

/**
 * The referral code that a person means, in any case: the house's own, or that of an active customer or agent
 * (R51).
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

/**
 * The referral code that a booking is credited to. A booking of an agent for a client with only the house's code is
 * credited to the agent.
 *
 * @throws AppError `referral-unknown`
 */
export async function findCreditedReferrer(
  db: Connection,
  caller: Caller,
  code: string,
  houseCode: string,
): Promise<string> {
  const referrer = await findReferrer(db, code, houseCode);
  const isAgent = caller.kind === 'customer' && caller.level !== 'normal';
  if (!isAgent || referrer !== houseCode) return referrer;
  return (await findCustomer(db, caller.id))?.referralCode ?? referrer;
}

/** The superior of a new customer: the agent who referred them; none for the house or another customer. */
export async function findSuperior(db: Connection, referralCode: string): Promise<string | null> {
  const referrer = await findByReferralCode(db, referralCode);
  return referrer && referrer.level !== 'normal' ? referrer.id : null;
}
