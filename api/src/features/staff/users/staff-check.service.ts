import {
  createCredentialCheck,
  type FurtherChecks,
} from '../../../accounts/passwords/credentials.service.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { createLoginAlarm } from './login-alarm.service.ts';

/**
 * Creates the check of a system user's password, and of the second factor if `secondFactor` is given. Many failures raise an alarm. The
 * check throws the errors of `createCredentialCheck`.
 */
export const createStaffCheck = (deps: Deps, further: Pick<FurtherChecks, 'secondFactor'> = {}) =>
  createCredentialCheck(deps, 'staff', { ...further, failed: createLoginAlarm(deps) });
