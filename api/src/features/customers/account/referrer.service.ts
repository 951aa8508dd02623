import { encodeCrockford } from '@gangway/shared/domain/codes/crockford.ts';
import {
  findActiveReferralCodes,
  findByReferralCode,
  findReferralCodesOf,
} from '../../../accounts/ledger/agent-tree.repository.ts';
import type { Caller, CustomerCaller } from '../../../lib/caller.ts';
import type { Connection } from '../../../lib/database/database.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Ids } from '../../../lib/ids.ts';

/**
 * The referral code that a person typed, in any case: the house's own, or that of an active customer or agent (R51).
 *
 * @throws AppError `referral-unknown`
 */
export async function findReferrer(db: Connection, code: string, houseCode: string): Promise<string> {
  const referralCode = code.trim().toUpperCase();
  if (referralCode === houseCode.toUpperCase()) return houseCode;
  const referrer = await findByReferralCode(db, referralCode);
  if (!referrer) throw new AppError('referral-unknown', { fields: { referralCode: 'custom' } });
  return referralCode;
}

/** The booker, and the referral code of the booking. */
export interface Referred {
  caller: Caller;
  code: string;
}

/**
 * The referral codes that bookings are credited to, in order; null for an unknown code. If an agent books for a client with only
 * the house's code, the agent is credited.
 */
export async function findCreditedReferrers(
  db: Connection,
  bookings: readonly Referred[],
  houseCode: string,
): Promise<(string | null)[]> {
  const house = houseCode.toUpperCase();
  const codes = bookings.map(({ code }) => code.trim().toUpperCase());
  const others = codes.filter(code => code !== house);
  const activeCodes = others.length > 0 ? await findActiveReferralCodes(db, others) : new Set<string>();
  const agents = bookings.flatMap(({ caller }, index) =>
    codes[index] === house && isAgent(caller) ? [caller.id] : [],
  );
  const own = agents.length > 0 ? await findReferralCodesOf(db, agents) : new Map<string, string>();
  return bookings.map(({ caller }, index) => {
    const code = codes[index] ?? '';
    if (code === house) return (isAgent(caller) ? own.get(caller.id) : undefined) ?? houseCode;
    return activeCodes.has(code) ? code : null;
  });
}

const isAgent = (caller: Caller): caller is CustomerCaller =>
  caller.kind === 'customer' && caller.level !== 'normal';

/** The superior of a new customer: the agent who referred them; none for the house or another customer. */
export async function findSuperior(db: Connection, referralCode: string): Promise<string | null> {
  const referrer = await findByReferralCode(db, referralCode);
  return referrer && referrer.level !== 'normal' ? referrer.id : null;
}

/** 40 random bits: two customers hardly ever draw the same code, and a second draw then resolves it. */
const REFERRAL_CODE_BYTES = 5;
const REFERRAL_CODE_DRAWS = 5;

/** Stores a new customer with a unique referral code; `insert` returns whether the code was free. */
export async function withReferralCode(
  ids: Ids,
  insert: (referralCode: string) => Promise<boolean>,
): Promise<void> {
  for (let draw = 0; draw < REFERRAL_CODE_DRAWS; draw++)
    if (await insert(encodeCrockford(ids.bytes(REFERRAL_CODE_BYTES)))) return;
  throw new Error('every referral code drawn is taken');
}
