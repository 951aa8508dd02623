/*
 * The first screen of the office: today's sailings, revenue, occupancy, expiring holds, and open issues.
 *
 * May import: operator, reservations/payments, reservations/sailings, reservations/worklist.
 */

import type { RolePermission } from '@gangway/shared/contract/base/permissions.ts';
import {
  type Dashboard,
  dashboardDays,
  EXPIRING_MINUTES,
  type SetUpStep,
  setUpSteps,
} from '@gangway/shared/contract/office/system/dashboard.ts';
import { addDays, type LocalDate, localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import type { StaffCaller } from '../../lib/caller.ts';
import type { Connection } from '../../lib/database/database.ts';
import type { Deps } from '../../lib/http/context.ts';
import { isOnOwnMachine, lacksMailServer } from '../../lib/process/own-machine.ts';
import { isBackupLate } from '../../operator/backup-age.rules.ts';
import { findLastBackupAt } from '../../operator/backups.repository.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { sampleSettingsOf } from '../../operator/start-checks.rules.ts';
import { countWorklist } from '../../reservations/worklist/worklist.repository.ts';
import {
  countPayments,
  findExpiringHolds,
  findRoomsToClean,
  findSailingsOn,
  findSetUpFacts,
  sumOccupancy,
  sumRevenue,
} from './dashboard.repository.ts';

const MINUTE_MS = 60_000;
/** The number of holds that fit beside the other parts. */
const HOLDS_SHOWN = 8;

/** The day's tasks and figures, as far as the caller may see them. Other parts are not read. */
export async function readDashboard(
  { db, clock, jobs, env }: Deps,
  { permissions }: StaffCaller,
): Promise<Dashboard> {
  const now = clock.now();
  const today = localDateIn(now);
  const ifAny = <Part>(needed: readonly RolePermission[], read: () => Promise<Part>) =>
    needed.some(permission => permissions.has(permission)) ? read() : Promise.resolve(null);
  const monthAgo = addDays(today, 1 - dashboardDays.money);
  const lastAhead = addDays(today, dashboardDays.occupancy - 1);
  const soon = new Date(now.getTime() + EXPIRING_MINUTES * MINUTE_MS);
  const [
    sailings,
    revenue,
    occupancy,
    roomsToClean,
    conflicts,
    failedPayments,
    expiringHolds,
    worklist,
    mailsAndJobs,
    backup,
    setUp,
  ] = await Promise.all([
    ifAny(['boarding.verify', 'orders.read'], () => findSailingsOn(db, today)),
    ifAny(['reports.read'], () => sumRevenue(db, monthAgo, today)),
    ifAny(['reports.read'], () => sumOccupancy(db, today, lastAhead)),
    ifAny(['rooms.operate'], () => findRoomsToClean(db, now)),
    ifAny(['payments.read'], () => countConflicts(db, today)),
    ifAny(['payments.read'], () => countFailedPayments(db, today)),
    ifAny(['orders.read'], () => findExpiringHolds(db, now, soon, HOLDS_SHOWN)),
    ifAny(['orders.read'], () => countWorklist(db, now)),
    ifAny(['jobs.manage'], async () => ({ ...(await jobs.givenUp()), mailServer: !lacksMailServer(env) })),
    ifAny(['jobs.manage'], () => readBackup(db, now, env)),
    ifAny(['settings.manage'], () => readSetUp(db, today, env)),
  ]);
  return {
    today,
    asOf: now.toISOString(),
    sailings,
    revenue,
    occupancy,
    roomsToClean,
    conflicts,
    failedPayments,
    expiringHolds,
    worklist,
    mailsAndJobs,
    backup,
    setUp,
  };
}

/** What is done of the steps before the first sale (R459); null once there is an order. */
async function readSetUp(db: Connection, today: LocalDate, env: Deps['env']): Promise<Dashboard['setUp']> {
  const facts = await findSetUpFacts(db, today);
  if (!facts) return null;
  const settings = await loadSettings(db);
  const done: Record<SetUpStep['step'], boolean> = {
    operator: sampleSettingsOf(settings).length === 0,
    look: settings.logo !== '' && settings.brandColor !== '',
    ports: facts.ports >= 2,
    routes: facts.routes > 0,
    ships: facts.ships > 0,
    rooms: facts.rooms > 0,
    fares: facts.routes > 0 && facts.routesWithoutFares === 0,
    sailings: facts.sailings > 0,
    payments:
      isOnOwnMachine(env.publicUrl) || Object.values(env.providers).some(settings => settings !== undefined),
    mails: env.smtpUrl !== undefined,
    legal: facts.hasTerms,
    backups: env.backupPassphrase !== undefined,
  };
  return setUpSteps.map(step => ({ step, done: done[step] }));
}

/** The last backup, and whether the next one is overdue (R437). */
async function readBackup(
  db: Connection,
  now: Date,
  { backupPassphrase }: Pick<Deps['env'], 'backupPassphrase'>,
): Promise<Dashboard['backup']> {
  const lastAt = await findLastBackupAt(db);
  return {
    lastAt: lastAt?.toISOString() ?? null,
    late: isBackupLate(lastAt, now, await loadSettings(db)),
    setUp: backupPassphrase !== undefined,
  };
}

/** Payments and refunds that need a decision; failed refunds count however old their payment is. */
async function countConflicts(db: Connection, today: LocalDate) {
  const since = addDays(today, 1 - dashboardDays.trouble);
  const [late, twice, mismatch, refundFailed] = await Promise.all([
    countPayments(db, { from: since, attention: ['late'] }),
    countPayments(db, { from: since, attention: ['twice'] }),
    countPayments(db, { from: since, attention: ['mismatch'] }),
    countPayments(db, { attention: ['refund-failed'] }),
  ]);
  return { since, late, twice, mismatch, refundFailed };
}

async function countFailedPayments(db: Connection, today: LocalDate) {
  const since = addDays(today, 1 - dashboardDays.failedPayments);
  return { since, count: await countPayments(db, { from: since, status: ['failed'] }) };
}
