import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import { addressBlock } from '../../lib/http/client-address.ts';
import type { Deps } from '../../lib/http/context.ts';
import { createRateLimit } from '../../lib/http/rate-limit.repository.ts';
import { areDigitsOf } from './code.rules.ts';
import { type CodeUse, markUsed, restoreAttempt, spendTry } from './one-time-codes.repository.ts';

const MOST_TRIES = 5;
/** Five tries are few for one code; nobody gets them for a thousand addresses. */
const WRONG_CODES = { attempts: 50, seconds: 15 * 60 };

/** A code that was right, yet to be used in the transaction of what it was asked for. */
export interface RightCode {
  /** @throws AppError `code-wrong` where somebody else was faster. */
  use(trx: Transaction<Database>, replacedRecipient?: string | null): Promise<string>;
}

/**
 * Makes the check of one-time codes. A code that is right costs no try, so that what is refused afterwards (a username
 * that is taken) can be tried again with it.
 *
 * The check throws an AppError: `code-wrong` alike for a code that is wrong, has expired, was used, was tried five times,
 * or was never sent; `too-many-attempts`.
 */
export function createCodeCheck(deps: Pick<Deps, 'db' | 'clock'> & { env: Pick<Deps['env'], 'masterKey'> }) {
  const perAddress = createRateLimit(deps.db, { name: 'code-wrong', ...WRONG_CODES });
  return async (use: CodeUse, digits: string, address: string): Promise<RightCode> => {
    const place = addressBlock(address);
    await perAddress.take(place);
    const id = await spendTry(deps.db, use, { now: deps.clock.now(), mostTries: MOST_TRIES });
    if (!id || !areDigitsOf(deps.env.masterKey, id, digits)) throw wrongCode();
    await restoreAttempt(deps.db, id);
    await perAddress.giveBack(place);
    return {
      async use(trx, replacedRecipient = null) {
        if (!(await markUsed(trx, id, deps.clock.now(), replacedRecipient))) throw wrongCode();
        return id;
      },
    };
  };
}

/** The one refusal of codes: whatever is wrong, it tells nothing of the address. */
export const wrongCode = (): AppError => new AppError('code-wrong', { fields: { code: 'code' } });
