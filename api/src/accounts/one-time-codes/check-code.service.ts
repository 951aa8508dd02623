/*
 * Codes by mail or SMS that confirm an address or a phone number. Codes are not stored: they are derived from a key (decision 5).
 *
 * May import: no other module.
 */

import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Data, Keys } from '../../lib/http/context.ts';
import { createRateLimit, type RateLimit } from '../../lib/http/rate-limit.ts';
import { areDigitsOf } from './code.rules.ts';
import type { CodeAsker } from './code-asker.types.ts';
import {
  type CodeUse,
  deleteCodesExpiredBefore,
  deleteCodesOf,
  findCode,
  findLatestCode,
  markUsed,
  restoreAttempt,
  spendTry,
} from './one-time-codes.repository.ts';

const WINDOW_SECONDS = 15 * 60;

/**
 * Limits of wrong codes: per origin, because five tries for each of a thousand codes would be too many; per recipient, so that a
 * stranger cannot use up the tries of another person's code; and on the owner's known devices, where strangers' tries do not
 * count.
 */
const WRONG_CODES = { perOrigin: 50, perRecipient: 5, ofOwner: 5 };

/** A correct code that its purpose still has to use, in its transaction. */
export interface RightCode {
  /** @throws AppError `code-wrong` if a concurrent request used it. */
  use(trx: Transaction<Database>, replacedRecipient?: string | null): Promise<string>;
}

/**
 * Creates the check of one-time codes. A correct code does not count as a try, so that it can be used again after another refusal
 * (a taken username). An origin has five tries at a recipient's codes, all origins together ten at one code; the owner has five
 * more (R351).
 *
 * The check throws an AppError: `code-wrong` for a code that is wrong, expired, used, tried too often, or was never sent, without
 * any difference; `too-many-attempts`.
 */
export function createCodeCheck(deps: Data & Keys) {
  const limit = (name: string, attempts: number) =>
    createRateLimit(deps.db, { name: `code-${name}`, attempts, seconds: WINDOW_SECONDS });
  const perOrigin = limit('wrong', WRONG_CODES.perOrigin);
  const perRecipient = limit('tries', WRONG_CODES.perRecipient);
  const ofOwner = limit('tries-owner', WRONG_CODES.ofOwner);

  const isRight = (id: string | undefined, digits: string): id is string =>
    id !== undefined && areDigitsOf(deps.env.masterKey, id, digits);

  /** @returns the id of a correct code. */
  async function tried(use: CodeUse, digits: string, { key, isOwner }: CodeAsker): Promise<string> {
    const now = deps.clock.now();
    const there = `${use.purpose} ${use.recipient} ${key}`;
    if (isOwner) {
      await takeTry(ofOwner, there);
      const id = (await findLatestCode(deps.db, use, now))?.id;
      if (!isRight(id, digits)) throw wrongCode();
      await ofOwner.giveBack(there);
      return id;
    }
    await perOrigin.take(key);
    await takeTry(perRecipient, there);
    const id = await spendTry(deps.db, use, now);
    if (!isRight(id, digits)) throw wrongCode();
    await restoreAttempt(deps.db, id);
    await perRecipient.giveBack(there);
    await perOrigin.giveBack(key);
    return id;
  }

  return async (use: CodeUse, digits: string, asker: CodeAsker): Promise<RightCode> => {
    const id = await tried(use, digits, asker);
    return {
      async use(trx, replacedRecipient = null) {
        if (!(await markUsed(trx, id, deps.clock.now(), replacedRecipient))) throw wrongCode();
        return id;
      },
    };
  };
}

/** Without tries left, the error is the same as for a wrong code. */
async function takeTry(limit: RateLimit, key: string): Promise<void> {
  try {
    await limit.take(key);
  } catch (refusal) {
    throw refusal instanceof AppError ? wrongCode() : refusal;
  }
}

/** The only refusal of codes: it reveals nothing about the address. */
export const wrongCode = (): AppError => new AppError('code-wrong', { fields: { code: 'code' } });

/** The data of a requested code, except its digits. */
export type CodeDetails = NonNullable<Awaited<ReturnType<typeof findCode>>>;

export const readCode = (db: Connection, id: string): Promise<CodeDetails | undefined> => findCode(db, id);

/** A used code is kept this long for the mail that confirms its use. */
const REMEMBERED_MS = 24 * 3600000;

/** Forgets codes that expired a day ago. */
export async function forgetCodes({ db, clock }: Data): Promise<void> {
  await deleteCodesExpiredBefore(db, new Date(clock.now().getTime() - REMEMBERED_MS));
}

/** Deletes the codes sent to a person whose data are erased. */
export function forgetCodesOf(
  trx: Transaction<Database>,
  customerId: string,
  recipients: string[],
): Promise<void> {
  return deleteCodesOf(trx, customerId, recipients);
}
