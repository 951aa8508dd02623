import type { FurtherChecks } from '../../../accounts/passwords/credentials.service.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import { inTransaction } from '../../../lib/database/database.ts';
import type { Deps, Work } from '../../../lib/http/context.ts';
import { createCounter } from '../../../lib/http/rate-limit.ts';

/**
 * Failures on one account that raise the alarm, within an hour of the first. The limits by address stop a guesser at one place; whoever
 * guesses from many places stays below each of them, and is noticed here.
 */
const ALARM = { failures: 20, seconds: 3600 };

/**
 * Creates the alarm about failed log-ins of one account from all addresses together (R463): an audit entry, a line in the log and a
 * mail to the user, once an hour. It refuses nothing: strangers must not lock a user out. Names without an account are counted too, so
 * that the time of an answer does not tell them apart.
 */
export function createLoginAlarm(deps: Work & Pick<Deps, 'log'>): NonNullable<FurtherChecks['failed']> {
  const count = createCounter(deps.db, { name: 'login-alarm', seconds: ALARM.seconds });
  return async (username, account) => {
    const failures = await count(username.toLowerCase());
    if (!account || failures !== ALARM.failures) return;
    const { id } = account;
    await inTransaction(deps, 'system:login-alarm', async trx => {
      await writeAudit(trx, {
        entity: 'system_users',
        entityId: id,
        action: 'failed-logins',
        detail: { failures },
      });
      await deps.jobs.enqueue(trx, 'send-mail', {
        kind: 'failed-logins',
        systemUserId: id,
        failures: String(failures),
        noticedAt: deps.clock.now().toISOString(),
      });
    });
    deps.log.warn({ systemUser: id, failures, seconds: ALARM.seconds }, 'many failed log-ins of an account');
  };
}
