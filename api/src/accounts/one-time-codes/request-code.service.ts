import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { CodeTerms } from '@gangway/shared/contract/people/accounts.ts';
import { type Database, inTransaction, type Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Work } from '../../lib/http/context.ts';
import { createRateLimit } from '../../lib/http/rate-limit.ts';
import type { CodeAsker } from './code-asker.types.ts';
import {
  type CodeUse,
  findLiveCode,
  findSentSince,
  insertCode,
  lockRecipient,
  prolongCode,
} from './one-time-codes.repository.ts';

const SECOND_MS = 1000;
const LIFETIME_MS = 10 * 60 * SECOND_MS;

/** How long repeated requests can extend a code. */
const LONGEST_MS = 30 * 60 * SECOND_MS;
const AGAIN_SECONDS = 60;
const HOUR_SECONDS = 3600;
const HOUR_MS = HOUR_SECONDS * SECOND_MS;

/** Limits per requester: for one recipient, and for all. */
const REQUESTS_AN_HOUR = { perRecipient: 5, perOrigin: 20 };

/**
 * Limits per recipient, by any requester. A code is valid for ten minutes or more: seven suffice for an hour, unless strangers
 * use up its tries. A missing message locks no one out, because the previous one contains the same code.
 */
const AN_HOUR = { codes: 7, messages: 14 };

export interface NewCodeRequest extends CodeUse {
  language: Language;
}

/**
 * Creates the service that sends one-time codes: six digits, valid for ten minutes. Requested again while it is valid, the same
 * code is sent once more and extended by ten minutes, to 30 in total: a stranger who requests a person's code does not invalidate
 * it (R351).
 *
 * It does not check whether the recipient has an account, so neither the answer nor its time reveals that. The job that sends the
 * message decides between a code, a hint that an account exists, or nothing.
 *
 * It throws an AppError `too-many-attempts`: per origin, one a minute and five an hour for one recipient, and twenty an hour for
 * all.
 */
export function createCodeRequest(deps: Work) {
  const limit = (name: string, attempts: number, seconds: number) =>
    createRateLimit(deps.db, { name: `code-${name}`, attempts, seconds });
  const perOrigin = limit('address', REQUESTS_AN_HOUR.perOrigin, HOUR_SECONDS);
  const perRecipient = limit('recipient', REQUESTS_AN_HOUR.perRecipient, HOUR_SECONDS);
  const again = limit('again', 1, AGAIN_SECONDS);
  return async (request: NewCodeRequest, actor: string, { key, isOwner }: CodeAsker): Promise<CodeTerms> => {
    await perOrigin.take(key);
    await again.take(`${key} ${request.purpose} ${request.recipient}`);
    await perRecipient.take(`${key} ${request.recipient}`);
    const now = deps.clock.now();
    const expiresAt = await inTransaction(deps, actor, async trx => {
      await lockRecipient(trx, request);
      return sendCode(trx, deps, request, { now, isOwner });
    });
    return {
      expiresInSeconds: Math.ceil((expiresAt.getTime() - now.getTime()) / SECOND_MS),
      againInSeconds: AGAIN_SECONDS,
    };
  };
}

/** Sends the valid code with an extended validity, or a new one. @returns its expiry */
async function sendCode(
  trx: Transaction<Database>,
  { ids, jobs }: Work,
  request: NewCodeRequest,
  { now, isOwner }: { now: Date; isOwner: boolean },
): Promise<Date> {
  const sent = await findSentSince(trx, request, new Date(now.getTime() - HOUR_MS));
  const live = await findLiveCode(trx, request, now);
  const id = live?.id ?? ids.uuid();
  const expiresAt = live ? endOf(live, now) : new Date(now.getTime() + LIFETIME_MS);
  let message = 1;
  if (live) {
    const isSent = isOwner || sent.messages < AN_HOUR.messages;
    message = await prolongCode(trx, id, { expiresAt, messages: isSent ? 1 : 0 });
    if (!isSent) return expiresAt;
  } else {
    if (!isOwner && sent.codes >= AN_HOUR.codes) throw wait(sent.oldest.getTime() + HOUR_MS - now.getTime());
    await insertCode(trx, { ...request, id, createdAt: now, expiresAt });
  }
  if (request.channel === 'email')
    await jobs.enqueue(trx, 'send-mail', {
      kind: 'verification-code',
      codeId: id,
      ...(message > 1 && { message: String(message) }),
    });
  else await jobs.enqueue(trx, 'send-sms', { codeId: id });
  return expiresAt;
}

const wait = (milliseconds: number) =>
  new AppError('too-many-attempts', { params: { count: Math.max(1, Math.ceil(milliseconds / SECOND_MS)) } });

const endOf = ({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }, now: Date): Date =>
  new Date(
    Math.max(expiresAt.getTime(), Math.min(now.getTime() + LIFETIME_MS, createdAt.getTime() + LONGEST_MS)),
  );
