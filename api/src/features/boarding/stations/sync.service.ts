import {
  type GateSync,
  type GateSyncRequest,
  gateLabels,
} from '@gangway/shared/contract/office/gate/gate.ts';
import { addDays, localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import type { StaffCaller } from '../../../lib/caller.ts';
import type { Connection } from '../../../lib/database/database.ts';
import { openSnapshot } from '../../../lib/database/snapshot.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { loadSettings } from '../../../operator/settings.service.ts';
import { publicKeys } from '../../../reservations/tickets/signing-keys.service.ts';
import { countOpenConflicts } from '../conflicts/conflicts.repository.ts';
import { listCloseSailings } from '../gate-sailings/gate-sailings.service.ts';
import { type ChangeRange, readCursor, writeCursor } from './cursor.rules.ts';
import {
  type FeedRow,
  findChangedSailings,
  findFeedRows,
  haveNamesChanged,
  readPosition,
} from './feed.repository.ts';
import { findNames } from './names.repository.ts';
import { sealTickets } from './sealed-tickets.service.ts';
import { recordReport } from './stations.repository.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'ids'> & { env: Pick<Deps['env'], 'masterKey'> };

/** How many days of sailings a gate can name, back and ahead: those whose tickets people bring by mistake. */
const NAMED_DAYS = 31;

/**
 * What a station does not know yet, from one view of the database: the tickets of sailings that are new to it, and what
 * changed of the others (migration 0016).
 */
export async function syncStation(
  deps: Needs,
  caller: StaffCaller,
  request: GateSyncRequest,
): Promise<GateSync> {
  const { db, clock } = deps;
  await recordReport(db, { ...request.station, officerId: caller.id, seenAt: clock.now() });
  const snapshot = await openSnapshot(db);
  try {
    const { rows, ...answer } = await readAnswer({ ...deps, db: snapshot.db }, request);
    await snapshot.close();
    return { ...answer, tickets: await sealTickets(deps, rows), now: clock.now().toISOString() };
  } finally {
    await snapshot.close();
  }
}

async function readAnswer(
  deps: { db: Connection } & Pick<Deps, 'clock'>,
  request: GateSyncRequest,
): Promise<Omit<GateSync, 'now' | 'tickets'> & { rows: FeedRow[] }> {
  const { db } = deps;
  const position = await readPosition(db);
  const range = readCursor(request.cursor, position);
  const sailings = await listCloseSailings(deps);
  const whole = await findWhole(
    db,
    sailings.map(({ id }) => id),
    request.sailings,
    range,
  );
  const changed = sailings.map(({ id }) => id).filter(id => !whole.includes(id));
  const settings = await loadSettings(db);
  return {
    cursor: writeCursor(position),
    hours: { opensMinutes: settings.boardingOpensMinutes, closesMinutes: settings.boardingClosesMinutes },
    sealing: gateLabels.detailKey,
    orderPrefix: settings.orderPrefix,
    keys: (await publicKeys(db)).map(({ id, bytes, withdrawn }) => ({
      id,
      withdrawn,
      publicKey: Buffer.from(bytes).toString('base64url'),
    })),
    sailings,
    whole,
    rows: await findFeedRows(db, { whole, changed, range }),
    names: await readNames(deps, request.namesOf, range),
    openConflicts: await countOpenConflicts(db),
  };
}

/** The sailings to send with all tickets: those the station does not have, and those changed as a whole. */
async function findWhole(
  db: Connection,
  sailings: readonly number[],
  held: readonly number[],
  range: ChangeRange | null,
): Promise<number[]> {
  if (!range) return [...sailings];
  const changed = await findChangedSailings(db, held, range);
  return sailings.filter(id => !held.includes(id) || changed.includes(id));
}

async function readNames(
  { db, clock }: { db: Connection } & Pick<Deps, 'clock'>,
  namesOf: string | null,
  range: ChangeRange | null,
): Promise<GateSync['names']> {
  const today = localDateIn(clock.now());
  const days = { from: addDays(today, -NAMED_DAYS), to: addDays(today, NAMED_DAYS) };
  const hasThem = namesOf === today && range && !(await haveNamesChanged(db, days, range));
  return hasThem ? null : { of: today, sailings: await findNames(db, days) };
}
