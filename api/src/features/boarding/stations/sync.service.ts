import {
  type GateSync,
  type GateSyncRequest,
  gateLabels,
} from '@gangway/shared/contract/office/gate/gate.ts';
import { addDays, localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import type { StaffCaller } from '../../../lib/caller.ts';
import type { Connection } from '../../../lib/database/database.ts';
import { openSnapshot } from '../../../lib/database/snapshot.ts';
import type { Data, Deps, Keys } from '../../../lib/http/context.ts';
import { loadSettings } from '../../../operator/settings.service.ts';
import { publicKeys } from '../../../reservations/tickets/signing-keys.service.ts';
import { countOpenConflicts } from '../conflicts/conflicts.repository.ts';
import { hoursOf, listCloseSailings } from '../departures/gate-sailings.service.ts';
import {
  type BoardingRow,
  type FeedRow,
  findFeedRows,
  findNames,
  haveNamesChanged,
  readPosition,
} from './feed.repository.ts';
import { planPage } from './feed-page.service.ts';
import { type FeedProgress, readProgress } from './feed-pages.rules.ts';
import { recordReport } from './gate-contact.service.ts';
import { knownRefOf } from './known-refs.service.ts';
import { boardingOf, sealTickets } from './sealed-tickets.service.ts';

/** The days before and after today whose sailings a gate can name, for tickets of other days. */
const NAMED_DAYS = 31;

/**
 * The changes that a station does not have, from one snapshot and up to the requested size: changes of its sailings (migration
 * 0016), and the tickets of sailings that are new to it.
 */
export async function syncStation(
  deps: Data & Keys,
  caller: StaffCaller,
  request: GateSyncRequest,
): Promise<GateSync> {
  const { db, clock } = deps;
  const { waitingSince, ...station } = request.station;
  await recordReport(db, {
    ...station,
    waitingSince: waitingSince === null ? null : new Date(waitingSince),
    officerId: caller.id,
    seenAt: clock.now(),
    tickets: request.sailings,
  });
  const snapshot = await openSnapshot(db);
  try {
    const { rows, boardingRows, ...answer } = await readAnswer({ ...deps, db: snapshot.db }, request);
    await snapshot.close();
    return {
      ...answer,
      tickets: await sealTickets(deps, rows),
      boardings: boardingRows.map(row => ({ ref: knownRefOf(row.id), boarded: boardingOf(row) })),
      now: clock.now().toISOString(),
    };
  } finally {
    await snapshot.close();
  }
}

async function readAnswer(
  deps: { db: Connection; clock: Deps['clock'] },
  request: GateSyncRequest,
): Promise<
  Omit<GateSync, 'now' | 'tickets' | 'boardings'> & { rows: FeedRow[]; boardingRows: BoardingRow[] }
> {
  const { db } = deps;
  const position = await readPosition(db);
  const progress = readProgress(request.cursor, position);
  const settings = await loadSettings(db);
  const hours = hoursOf(settings);
  const sailings = await listCloseSailings(deps, hours);
  const { ticketIds, boardings, ...page } = await planPage(db, {
    request,
    position,
    progress,
    sailings: sailings.map(({ id }) => id),
  });
  return {
    ...page,
    hours,
    sealing: gateLabels.detailKey,
    orderPrefix: settings.orderPrefix,
    keys: (await publicKeys(db)).map(({ id, bytes, withdrawn }) => ({
      id,
      withdrawn,
      publicKey: Buffer.from(bytes).toString('base64url'),
    })),
    sailings,
    rows: ticketIds.length > 0 ? await findFeedRows(db, { ids: ticketIds }) : [],
    boardingRows: boardings,
    names: await readNames(deps, request.namesOf, progress),
    openConflicts: await countOpenConflicts(db),
  };
}

/** Null if the station has them. A round of changes sends them with its first answer. */
async function readNames(
  { db, clock }: { db: Connection; clock: Deps['clock'] },
  namesOf: string | null,
  { range, round }: FeedProgress,
): Promise<GateSync['names']> {
  const today = localDateIn(clock.now());
  const days = { from: addDays(today, -NAMED_DAYS), to: addDays(today, NAMED_DAYS) };
  const hasThem =
    namesOf === today && range && (round !== null || !(await haveNamesChanged(db, days, range)));
  return hasThem ? null : { of: today, sailings: await findNames(db, days) };
}
