import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { CodeTerms } from '@gangway/shared/contract/people/accounts.ts';
import { inTransaction } from '../../lib/database/database.ts';
import { addressBlock } from '../../lib/http/client-address.ts';
import type { Deps } from '../../lib/http/context.ts';
import { createRateLimit } from '../../lib/http/rate-limit.repository.ts';
import { type CodeUse, insertCode } from './one-time-codes.repository.ts';

const LIFETIME_SECONDS = 10 * 60;
const AGAIN_SECONDS = 60;
const HOUR_SECONDS = 3600;
/** Limits per recipient against flooding, and per address against mass requests. */
const CODES_AN_HOUR = { perRecipient: 5, perAddress: 20 };

export interface NewCodeRequest extends CodeUse {
  language: Language;
}

/**
 * Creates the service that sends one-time codes: six digits, valid for ten minutes; a new one replaces the earlier one.
 *
 * It does not check whether the recipient has an account, so neither the answer nor its time reveals that. The job that
 * sends the message decides between a code, a hint that an account exists, or nothing.
 *
 * It throws an AppError `too-many-attempts`: one a minute and five an hour per recipient, twenty an hour per address.
 */
export function createCodeRequest(deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'jobs'>) {
  const limit = (name: string, attempts: number, seconds: number) =>
    createRateLimit(deps.db, { name: `code-${name}`, attempts, seconds });
  const perAddress = limit('address', CODES_AN_HOUR.perAddress, HOUR_SECONDS);
  const perRecipient = limit('recipient', CODES_AN_HOUR.perRecipient, HOUR_SECONDS);
  const again = limit('again', 1, AGAIN_SECONDS);
  return async (wish: NewCodeRequest, actor: string, address: string): Promise<CodeTerms> => {
    await perAddress.take(addressBlock(address));
    await again.take(`${wish.purpose} ${wish.recipient}`);
    await perRecipient.take(wish.recipient);
    const id = deps.ids.uuid();
    const createdAt = deps.clock.now();
    const expiresAt = new Date(createdAt.getTime() + LIFETIME_SECONDS * 1000);
    await inTransaction(deps, actor, async trx => {
      await insertCode(trx, { ...wish, id, createdAt, expiresAt });
      if (wish.channel === 'email')
        await deps.jobs.enqueue(trx, 'send-mail', { kind: 'verification-code', codeId: id });
      else await deps.jobs.enqueue(trx, 'send-sms', { codeId: id });
    });
    return { expiresInSeconds: LIFETIME_SECONDS, againInSeconds: AGAIN_SECONDS };
  };
}
