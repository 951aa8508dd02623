import type {
  OwnerProof,
  RecoveryCodes,
  SecondFactorSecret,
  SecondFactorState,
} from '@gangway/shared/contract/people/second-factor.ts';
import { ownOrigin } from '../../../accounts/passwords/credentials.service.ts';
import { endSessionsOf } from '../../../accounts/sessions/sessions.service.ts';
import { actorOf, type StaffCaller } from '../../../lib/caller.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import { type Database, inTransaction, type Transaction } from '../../../lib/database/database.ts';
import { AppError, requireFound } from '../../../lib/errors.ts';
import type { Data, Deps, Keys } from '../../../lib/http/context.ts';
import { NONCE_BYTES } from '../../../lib/process/sealed-value.ts';
import { loadSettings } from '../../../operator/settings.service.ts';
import { assertMayManage } from '../users/administrators.service.ts';
import {
  confirmPendingSecret,
  deleteSecondFactor,
  findAccountByUsername,
  findSecondFactorState,
  findSystemUser,
  lockPendingSecret,
  lockSystemUser,
  replaceRecoveryCodes,
  storePendingSecret,
} from '../users/system-users.repository.ts';
import { deletePasskeysOf } from './passkeys.repository.ts';
import {
  RECOVERY_CODE_BYTES,
  RECOVERY_CODES,
  recoveryDigest,
  writeRecoveryCode,
} from './recovery-code.rules.ts';
import { createFullStaffCheck, wrongSecondFactor } from './second-factor-check.service.ts';
import { openSecret, sealSecret } from './secret-seal.rules.ts';
import { digitsOf, fittingStep, SECRET_BYTES, setupAddress, writeSecret } from './totp.rules.ts';

/** The caller's own second factor. */
export async function readSecondFactor({ db }: Data, caller: StaffCaller): Promise<SecondFactorState> {
  const { confirmedAt, ...state } = await findSecondFactorState(db, caller.id);
  return { ...state, confirmedAt: confirmedAt?.toISOString() ?? null };
}

/** Creates the check that it is the owner who changes what an account logs in with. It throws the errors of a log-in. */
export function createOwnerCheck(deps: Deps) {
  const check = createFullStaffCheck(deps);
  return async (caller: StaffCaller, { currentPassword, secondFactor }: OwnerProof) => {
    const self = await findSystemUser(deps.db, caller.id);
    if (!self) throw new AppError('session-ended');
    const { username } = self;
    const attempt = { username, password: currentPassword, secondFactor, origin: ownOrigin(caller.id) };
    await check(attempt, await findAccountByUsername(deps.db, username));
    return self;
  };
}

/**
 * Creates the functions by which users change their own second factor (R460). Each requires the password, and the present second
 * factor if there is one: a borrowed session must not be enough. They throw the errors of both checks.
 */
export function createOwnSecondFactor(deps: Deps) {
  const confirmOwner = createOwnerCheck(deps);
  return {
    /** Makes a new secret. The present second factor counts until a code confirms the new one. */
    async begin(caller: StaffCaller, proof: OwnerProof): Promise<SecondFactorSecret> {
      const { username } = await confirmOwner(caller, proof);
      const secret = deps.ids.bytes(SECRET_BYTES);
      const sealed = sealSecret(deps.env.masterKey, caller.id, secret, deps.ids.bytes(NONCE_BYTES));
      await storePendingSecret(deps.db, caller.id, sealed);
      const { operatorName } = await loadSettings(deps.db);
      return { secret: writeSecret(secret), address: setupAddress(secret, operatorName, username) };
    },

    /** Replaces all recovery codes. */
    async renewRecoveryCodes(caller: StaffCaller, proof: OwnerProof): Promise<RecoveryCodes> {
      await confirmOwner(caller, proof);
      return inTransaction(deps, actorOf(caller), async trx => {
        if (!(await findSecondFactorState(trx, caller.id)).confirmedAt) throw new AppError('not-found');
        const recoveryCodes = await makeRecoveryCodes(trx, deps, caller.id);
        await writeAudit(trx, {
          entity: 'system_users',
          entityId: caller.id,
          action: 'recovery-codes-made',
        });
        return { recoveryCodes };
      });
    },

    /** Removes it, with the passkeys. A user whose role requires one has to set up another before anything else. */
    async remove(caller: StaffCaller, proof: OwnerProof): Promise<void> {
      await confirmOwner(caller, proof);
      await inTransaction(deps, actorOf(caller), async trx => {
        await deletePasskeysOf(trx, caller.id);
        if (await deleteSecondFactor(trx, caller.id))
          await writeAudit(trx, {
            entity: 'system_users',
            entityId: caller.id,
            action: 'second-factor-removed',
          });
      });
    },
  };
}

/**
 * The pending secret counts from now on, with new recovery codes. @throws AppError `second-factor-wrong`, `not-found` if no secret
 * was made
 */
export async function confirmSecondFactor(
  deps: Data & Keys,
  caller: StaffCaller,
  code: string,
): Promise<RecoveryCodes> {
  return inTransaction(deps, actorOf(caller), async trx => {
    const sealed = requireFound(await lockPendingSecret(trx, caller.id));
    const now = deps.clock.now();
    const digits = digitsOf(code);
    const secret = openSecret(deps.env.masterKey, caller.id, sealed);
    const step = digits && fittingStep(secret, digits, now, null);
    if (!step) throw wrongSecondFactor('code');
    await confirmPendingSecret(trx, caller.id, { confirmedAt: now, lastStep: step });
    const recoveryCodes = await makeRecoveryCodes(trx, deps, caller.id);
    await writeAudit(trx, { entity: 'system_users', entityId: caller.id, action: 'second-factor-set-up' });
    return { recoveryCodes };
  });
}

/**
 * Removes another user's second factor with its passkeys, for a lost phone, and ends the user's sessions. Nothing happens without one. Users remove their
 * own by proving that it is theirs. @throws AppError `not-found`, `not-permitted`
 */
export async function resetSecondFactor(deps: Data, caller: StaffCaller, id: string): Promise<void> {
  if (id === caller.id) throw new AppError('not-permitted');
  await inTransaction(deps, actorOf(caller), async trx => {
    const user = requireFound(await lockSystemUser(trx, id));
    await assertMayManage(trx, caller, user.roles);
    await deletePasskeysOf(trx, id);
    if (!(await deleteSecondFactor(trx, id))) return;
    await endSessionsOf(deps, trx, { systemUserId: id }, 'by-administrator');
    await writeAudit(trx, { entity: 'system_users', entityId: id, action: 'second-factor-reset' });
  });
}

async function makeRecoveryCodes(
  trx: Transaction<Database>,
  { ids, env }: Data & Keys,
  userId: string,
): Promise<string[]> {
  const secrets = Array.from({ length: RECOVERY_CODES }, () => ids.bytes(RECOVERY_CODE_BYTES));
  const digests = secrets.map(secret => recoveryDigest(env.masterKey, userId, secret));
  await replaceRecoveryCodes(trx, userId, digests);
  return secrets.map(writeRecoveryCode);
}
