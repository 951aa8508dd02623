import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { SessionUser } from '@gangway/shared/contract/people/staff.ts';
import type { Attempt } from '../../accounts/passwords/credentials.service.ts';
import { createSession, type Device } from '../../accounts/sessions/sessions.service.ts';
import type { StaffCaller } from '../../lib/caller.ts';
import { AppError } from '../../lib/errors.ts';
import type { Data, Deps } from '../../lib/http/context.ts';
import { findMenusOf } from './access/menus.repository.ts';
import { createFullStaffCheck } from './second-factor/second-factor-check.service.ts';
import { findAccountByUsername, findSystemUser, keepLanguage } from './users/system-users.repository.ts';

/**
 * Creates the login of system users; it returns the user's id and the session's token. It throws the errors of `createFullStaffCheck`.
 */
export function createStaffLogin(deps: Deps) {
  const check = createFullStaffCheck(deps);
  return async (attempt: Attempt, device: Device, stationId: string | null, language: Language) => {
    const { id } = await check(attempt, await findAccountByUsername(deps.db, attempt.username));
    await keepLanguage(deps.db, id, language);
    return { id, token: await createSession(deps, deps.db, { systemUserId: id }, device, stationId) };
  };
}

/** The signed-in system user with roles, permissions and menu (R41). */
export async function readSessionUser({ db }: Data, caller: StaffCaller): Promise<SessionUser> {
  const [user, routes] = await Promise.all([findSystemUser(db, caller.id), findMenusOf(db, caller.id)]);
  if (!user) throw new AppError('session-ended');
  const { status: _, createdAt: __, secondFactor: ___, ...shown } = user;
  return { ...shown, permissions: [...caller.permissions].sort(), routes };
}
