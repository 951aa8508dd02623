import { encodeCrockford } from '@gangway/shared/domain/codes/crockford.ts';
import type { Ids } from '../../../lib/ids.ts';

/** 40 random bits: two customers hardly ever draw the same, and a second draw settles it. */
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
