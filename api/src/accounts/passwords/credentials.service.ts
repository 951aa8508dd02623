import type { Kysely } from 'kysely';
import type { Database } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import { addressBlock } from '../../lib/http/client-address.ts';
import { createRateLimit } from '../../lib/http/rate-limit.repository.ts';
import { verifyPassword } from './passwords.service.ts';

const WINDOW_SECONDS = 15 * 60;

/** What a login needs to know of an account. */
export interface Account {
  id: string;
  passwordHash: string;
  active: boolean;
}

export interface Attempt {
  username: string;
  password: string;
  address: string;
}

export type CredentialCheck = (attempt: Attempt, account: Account | undefined) => Promise<Account>;

/**
 * Makes the check of user name and password for one kind of account. Failures are limited to 5 in 15 minutes for an
 * account from one address, and 50 for an address: guessing from elsewhere never locks the owner out.
 *
 * The check throws an AppError: `too-many-attempts`; `wrong-credentials` alike for an unknown account and a wrong
 * password; `account-inactive` only to who knows the password.
 */
export function createCredentialCheck(db: Kysely<Database>, kind: 'customer' | 'staff'): CredentialCheck {
  const perAccount = createRateLimit(db, { name: `login-${kind}`, attempts: 5, seconds: WINDOW_SECONDS });
  const perAddress = createRateLimit(db, { name: 'login-address', attempts: 50, seconds: WINDOW_SECONDS });
  return async ({ username, password, address }, account) => {
    const place = addressBlock(address);
    const accountThere = `${username.toLowerCase()} ${place}`;
    await perAddress.take(place);
    await perAccount.take(accountThere);
    const fits = await verifyPassword(account?.passwordHash, password);
    if (!account || !fits) throw new AppError('wrong-credentials');
    await perAccount.forget(accountThere);
    await perAddress.giveBack(place);
    if (!account.active) throw new AppError('account-inactive');
    return account;
  };
}
