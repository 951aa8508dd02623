import { apartFromRequests } from '../../lib/current-request.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import { inTransaction } from '../../lib/database/database.ts';
import type { Deps } from '../../lib/http/context.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { minuteOf } from './minute.rules.ts';
import { type Attempts, addAttempts, countRecentAttempts, openQueue } from './queues.repository.ts';

/** Each copy shares its counts with the others about once a second. */
const TOLD_MS = 1_000;
const ACTOR = 'system:waiting-room';
const SEED_BYTES = 32;

/** The number of attempts to book each sailing. */
export interface AttemptCounts {
  /** Counts an attempt, without waiting for the database. */
  note(sailingId: number): void;
  /** Writes the counts, and opens the queues of sailings in a rush. */
  tell(): Promise<void>;
}

/**
 * Counts attempts in the process and adds them to those of the other copies once a second, so that they cost a booking nothing
 * (R190). A copy that is killed loses at most one second of counts, which only affects when a queue opens.
 */
export function createAttemptCounts(deps: Deps): AttemptCounts {
  let counts = new Map<string, Attempts>();
  let since: number | null = null;

  async function tell(): Promise<void> {
    const counted = [...counts.values()];
    counts = new Map();
    since = null;
    if (counted.length === 0) return;
    await addAttempts(deps.db, counted);
    const { waitingRoomStartsAt: startsAt } = await loadSettings(deps.db);
    if (startsAt === 0) return;
    const sailingIds = [...new Set(counted.map(({ sailingId }) => sailingId))];
    const recent = await countRecentAttempts(deps.db, sailingIds, deps.clock.now());
    const rushed = recent.filter(({ attempts }) => attempts >= startsAt);
    for (const { sailingId, attempts } of rushed) await openForRush(deps, sailingId, attempts);
  }

  return {
    note(sailingId) {
      const now = deps.clock.now();
      const minute = minuteOf(now);
      const name = `${sailingId} ${minute.getTime()}`;
      const count = counts.get(name);
      if (count) count.attempts++;
      else counts.set(name, { sailingId, minute, attempts: 1 });
      since ??= now.getTime();
      if (now.getTime() - since >= TOLD_MS)
        apartFromRequests(tell).catch(error => deps.log.error({ err: error }, 'booking attempts'));
    },
    tell,
  };
}

async function openForRush(deps: Deps, sailingId: number, attempts: number): Promise<void> {
  await inTransaction(deps, ACTOR, async trx => {
    if (!(await openQueue(trx, sailingId, 'rush', deps.ids.bytes(SEED_BYTES)))) return;
    await writeAudit(trx, {
      entity: 'sailings',
      entityId: String(sailingId),
      action: 'waiting-room-opened',
      detail: { attempts },
    });
  });
}
