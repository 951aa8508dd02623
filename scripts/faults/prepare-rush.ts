import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { createSession } from '../../api/src/accounts/sessions/sessions.service.ts';
import { systemClock } from '../../api/src/lib/clock.ts';
import { type Database, inTransaction } from '../../api/src/lib/database/database.ts';
import { createIds } from '../../api/src/lib/ids.ts';
import { StartError } from '../../api/src/lib/process/start-error.ts';
import { loadSettings } from '../../api/src/operator/settings.service.ts';
import { createAdministrator } from '../staff/create-administrator.ts';
import type { Rush } from './buyers.ts';

/** Fewer free places are soon sold. */
const PLACES_NEEDED = 200;

/**
 * Prepares a database for a rush of buyers: an officer who takes their cash, and the sailing with the most free places.
 *
 * @throws StartError if no sailing has enough of them.
 */
export async function prepareRush(
  db: Kysely<Database>,
): Promise<Pick<Rush, 'officerToken' | 'referralCode' | 'sailingId'>> {
  const { houseReferralCode } = await loadSettings(db);
  return {
    sailingId: await emptiestSailing(db),
    referralCode: houseReferralCode,
    officerToken: await enrollOfficer(db),
  };
}

async function emptiestSailing(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ id: number; free: number }>`
    select s.id, i.capacity - i.held - i.sold as free
    from sailings s join sailing_inventory i on i.sailing_id = s.id
    where s.status = 'scheduled' and s.departs_at > ${systemClock.now()}::timestamptz + interval '2 days'
      and (s.sales_open_at is null or s.sales_open_at <= ${systemClock.now()})
    order by free desc, s.id limit 1
  `.execute(db);
  const [sailing] = rows;
  if (!sailing || sailing.free < PLACES_NEEDED)
    throw new StartError(
      `No sailing on sale has ${PLACES_NEEDED} free places, which the buyers of this trial need.`,
    );
  return sailing.id;
}

async function enrollOfficer(db: Kysely<Database>): Promise<string> {
  const clock = systemClock;
  const ids = createIds(clock);
  const username = `faults-${randomBytes(4).toString('hex')}`;
  return inTransaction({ db, clock }, 'system:faults', async trx => {
    // Nobody logs in with it.
    const passwordHash = randomBytes(24).toString('base64url');
    const systemUserId = await createAdministrator(trx, { clock, ids }, { username, passwordHash });
    return createSession(
      { db, clock, ids },
      trx,
      { systemUserId },
      { userAgent: 'faults', address: '127.0.0.1' },
    );
  });
}
