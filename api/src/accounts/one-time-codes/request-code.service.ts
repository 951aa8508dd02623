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
/** One recipient is not flooded with messages, whoever asks; and nobody asks for the whole town. */
const CODES_AN_HOUR = { perRecipient: 5, perAddress: 20 };

export interface NewCodeRequest extends CodeUse {
  language: Language;
}

/**
 * Makes the sending of one-time codes: six digits, good for ten minutes; a new one takes the place of the one before.
 *
 * Nothing here asks whether the recipient has an account, so neither the answer nor its time tells. What is sent, a code,
 * a hint that there is an account already, or nothing, is decided by the job that sends it.
 *
 * It throws an AppError `too-many-attempts`: one a minute and five an hour for a recipient, twenty an hour from an address.
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
