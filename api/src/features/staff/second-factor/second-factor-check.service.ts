import type { PasskeyProof } from '@gangway/shared/contract/people/passkeys.ts';
import type { FurtherChecks } from '../../../accounts/passwords/credentials.service.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import { inTransaction } from '../../../lib/database/database.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Data, Deps, Keys } from '../../../lib/http/context.ts';
import { createRateLimit } from '../../../lib/http/rate-limit.ts';
import { createStaffCheck } from '../users/staff-check.service.ts';
import {
  findSecondFactor,
  markRecoveryCodeUsed,
  markStepUsed,
  type SecondFactorRow,
} from '../users/system-users.repository.ts';
import { useProof } from './passkeys.repository.ts';
import { readRecoveryCode, recoveryDigest } from './recovery-code.rules.ts';
import { digestOf } from './secret-digest.rules.ts';
import { openSecret } from './secret-seal.rules.ts';
import { digitsOf, fittingStep } from './totp.rules.ts';

/**
 * Wrong codes of an account in an hour from all addresses together. Only who knows the password gets here, so no stranger can use
 * them up; the owner then still has recovery codes, which are too long to guess.
 */
const WRONG_CODES = { attempts: 20, seconds: 3600 };

/**
 * Creates the check of a system user's second factor (R460): a code of the authenticator app, a recovery code, or the proof of a
 * passkey (R473). Each is accepted once. Users without a second factor pass.
 *
 * The check throws an AppError: `second-factor-required` if nothing was entered, `second-factor-wrong`, `passkey-refused`,
 * `too-many-attempts`.
 */
function createSecondFactorCheck(deps: Data & Keys): NonNullable<FurtherChecks['secondFactor']> {
  const limit = createRateLimit(deps.db, { name: 'second-factor', ...WRONG_CODES });

  async function isRightCode(userId: string, factor: SecondFactorRow, digits: string): Promise<boolean> {
    await limit.take(userId);
    const secret = openSecret(deps.env.masterKey, userId, factor.secret);
    const step = fittingStep(secret, digits, deps.clock.now(), factor.lastStep);
    if (step === undefined || !(await markStepUsed(deps.db, userId, step))) return false;
    await limit.giveBack(userId);
    return true;
  }

  async function isRecoveryCode(userId: string, typed: string): Promise<boolean> {
    const secret = readRecoveryCode(typed);
    if (!secret) return false;
    const digest = recoveryDigest(deps.env.masterKey, userId, secret);
    return inTransaction(deps, `staff:${userId}`, async trx => {
      if (!(await markRecoveryCodeUsed(trx, userId, digest, deps.clock.now()))) return false;
      await writeAudit(trx, { entity: 'system_users', entityId: userId, action: 'recovery-code-used' });
      return true;
    });
  }

  const isRightPasskey = (userId: string, { proof, officeSecret }: PasskeyProof) =>
    useProof(deps.db, {
      userId,
      proofDigest: digestOf(Buffer.from(proof, 'base64url')),
      officeDigest: digestOf(Buffer.from(officeSecret, 'base64url')),
      now: deps.clock.now(),
    });

  return async ({ id }, { secondFactor: entered, passkey }) => {
    const factor = await findSecondFactor(deps.db, id);
    if (!factor) return;
    if (passkey) {
      if (!(await isRightPasskey(id, passkey))) throw new AppError('passkey-refused');
      return;
    }
    if (!entered) throw new AppError('second-factor-required');
    const digits = digitsOf(entered);
    const fits = digits ? await isRightCode(id, factor, digits) : await isRecoveryCode(id, entered);
    if (!fits) throw wrongSecondFactor('secondFactor');
  };
}

/** Creates the check of a system user's password and second factor, with the errors of `createStaffCheck` and the one above. */
export const createFullStaffCheck = (deps: Deps) =>
  createStaffCheck(deps, { secondFactor: createSecondFactorCheck(deps) });

/** The error for a wrong code in a field. */
export const wrongSecondFactor = (field: string): AppError =>
  new AppError('second-factor-wrong', { fields: { [field]: 'second-factor-wrong' } });
