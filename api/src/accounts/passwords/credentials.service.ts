import type { PasskeyProof } from '@gangway/shared/contract/people/passkeys.ts';
import { AppError } from '../../lib/errors.ts';
import type { Data, Keys } from '../../lib/http/context.ts';
import { createRateLimit } from '../../lib/http/rate-limit.ts';
import { type KnownOwner, knownDeviceOf } from '../known-devices/known-device.rules.ts';
import type { Origin } from '../known-devices/origin.types.ts';
import { verifyPassword } from './passwords.service.ts';

const WINDOW_SECONDS = 15 * 60;

/** The data of an account that a login needs. */
export interface Account {
  id: string;
  passwordHash: string;
  active: boolean;
}

export interface Attempt {
  username: string;
  password: string;
  /** A code that was entered besides the password, if any. */
  secondFactor?: string | undefined;
  /** The proof of a passkey instead, if any. */
  passkey?: PasskeyProof | undefined;
  origin: Origin;
}

/** What a kind of account checks besides the password. */
export interface FurtherChecks {
  /** Checks the second factor once the password was right. @throws AppError `second-factor-required` if none was entered */
  secondFactor?: (account: Account, entered: Pick<Attempt, 'secondFactor' | 'passkey'>) => Promise<void>;
  /** Learns of each wrong password and each wrong second factor, before it is answered. */
  failed?: (username: string, account: Account | undefined) => Promise<void>;
}

export type CredentialCheck = (attempt: Attempt, account: Account | undefined) => Promise<Account>;

/** The origin of a signed-in user's attempts: other users' failures do not count for them (R350). */
export const ownOrigin = (callerId: string): Origin => ({ key: `caller ${callerId}` });

/**
 * Creates the check of username and password for one kind of account. Failures are limited to 5 in 15 minutes for an account from
 * one origin, and 50 for an origin: guessing from elsewhere never locks the owner out. Customers and staff are counted
 * separately, and a device with an earlier sign-in to the account has five failures of its own, so that a stranger at the same
 * address locks out neither an officer nor the owner (R350).
 *
 * A wrong second factor counts like a wrong password. A missing one neither counts nor resets the count: otherwise whoever knows the
 * password could guess without end.
 *
 * The check throws an AppError: `too-many-attempts`; `wrong-credentials` both for an unknown account and a wrong password;
 * `account-inactive`, and the errors of the second factor, only with the correct password.
 */
export function createCredentialCheck(
  { db, clock, env }: Data & Keys,
  kind: KnownOwner['kind'],
  { secondFactor, failed }: FurtherChecks = {},
): CredentialCheck {
  const limit = (name: string, attempts: number) =>
    createRateLimit(db, { name: `${name}-${kind}`, attempts, seconds: WINDOW_SECONDS });
  const perAccount = limit('login', 5);
  const perKnownDevice = limit('login-known', 5);
  const perOrigin = limit('login-place', 50);

  /** Counts the attempt before it is made. @returns functions that adapt the counts after a success, and where it was none yet. */
  async function count({ username, origin: { key, proofs } }: Attempt, account: Account | undefined) {
    const device = account && knownDeviceOf(env.masterKey, { kind, id: account.id }, proofs, clock.now());
    if (device) {
      await perKnownDevice.take(device);
      return {
        succeeded: () => perKnownDevice.forget(device),
        unfinished: () => perKnownDevice.giveBack(device),
      };
    }
    const accountThere = `${username.toLowerCase()} ${key}`;
    await perOrigin.take(key);
    await perAccount.take(accountThere);
    return {
      async succeeded() {
        await perAccount.forget(accountThere);
        await perOrigin.giveBack(key);
      },
      async unfinished() {
        await perAccount.giveBack(accountThere);
        await perOrigin.giveBack(key);
      },
    };
  }

  return async (attempt, account) => {
    const counted = await count(attempt, account);
    const fits = await verifyPassword(account?.passwordHash, attempt.password);
    if (!account || !fits) {
      await failed?.(attempt.username, account);
      throw new AppError('wrong-credentials');
    }
    if (account.active)
      try {
        await secondFactor?.(account, attempt);
      } catch (refusal) {
        const code = refusal instanceof AppError && refusal.code;
        if (code === 'second-factor-required') await counted.unfinished();
        else if (code === 'second-factor-wrong' || code === 'passkey-refused')
          await failed?.(attempt.username, account);
        throw refusal;
      }
    await counted.succeeded();
    if (!account.active) throw new AppError('account-inactive');
    return account;
  };
}
