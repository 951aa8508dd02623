import type { AccountName } from '../../../accounts/customers/reachable-account.types.ts';
import { type CodeDetails, readCode } from '../../../accounts/one-time-codes/check-code.service.ts';
import { digitsOf } from '../../../accounts/one-time-codes/code.rules.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { ownerOf } from '../contacts/code-asker.service.ts';

/** The message for the recipient of a requested code. */
export type CodeMessage =
  | { kind: 'code'; code: CodeDetails; digits: string }
  | { kind: 'account-exists'; code: CodeDetails; owner: AccountName }
  | { kind: 'nothing' };

/**
 * Decides what to send, in the job, where the time no longer reveals whether the address is known: an address with an
 * account gets a notice instead of a code for another account, and a password is reset only if there is an account.
 */
export async function codeMessage({ db, clock, env }: Deps, codeId: string): Promise<CodeMessage> {
  const code = await readCode(db, codeId);
  if (!code || code.usedAt || code.expiresAt <= clock.now()) return { kind: 'nothing' };
  const owner = await ownerOf(db, code);
  const digits = digitsOf(env.masterKey, codeId);
  if (code.purpose === 'password-reset')
    return owner?.active ? { kind: 'code', code, digits } : { kind: 'nothing' };
  if (owner && owner.id !== code.customerId) return { kind: 'account-exists', code, owner };
  return { kind: 'code', code, digits };
}
