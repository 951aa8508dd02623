import {
  type DepartureBoard,
  type GateReport,
  SILENT_AFTER_MS,
} from '@gangway/shared/contract/office/gate/gate.ts';
import type { Connection } from '../../../lib/database/database.ts';
import { inSnapshot } from '../../../lib/database/snapshot.ts';
import type { Data, Deps } from '../../../lib/http/context.ts';
import { countOpenConflicts } from '../conflicts/conflicts.repository.ts';
import {
  countEvents,
  findAmendments,
  findGates,
  findHolders,
  findLiveCount,
  findMissing,
  type MissingTicket,
} from './departures.repository.ts';
import { readGateSailing } from './gate-sailings.service.ts';

/** The current count of a sailing, as far as the gates have reported. */
export type CountNow = Omit<DepartureBoard, 'missing' | 'closed'> & { missing: MissingTicket[] };

/**
 * The passengers of a sailing who are on board and who are not, from one snapshot, with the unsent scans of each gate, and the
 * final count if it was closed.
 *
 * @throws AppError `sailing-not-found`
 */
export async function readDeparture({ db, clock }: Data, sailingId: number): Promise<DepartureBoard> {
  return inSnapshot(db, async snapshot => {
    const now = await countNow({ db: snapshot, clock }, sailingId);
    return { ...now, missing: now.missing.map(withoutId), closed: await readClosed(snapshot, sailingId) };
  });
}

/** The same without the final count. The caller provides the snapshot. */
export async function countNow(
  { db, clock }: { db: Connection; clock: Deps['clock'] },
  sailingId: number,
): Promise<CountNow> {
  const sailing = await readGateSailing({ db, clock }, sailingId);
  const now = clock.now();
  const gates = await findGates(db, sailingId, sailing.boardingOpensAt);
  return {
    sailing,
    sold: sailing.expected,
    boarded: sailing.boarded,
    missing: await findMissing(db, sailingId),
    gates: gates.map(
      ({ lastSeenAt, waitingSince, stoodDownAt, stoodDownBy, ...gate }): GateReport => ({
        ...gate,
        waitingSince: waitingSince?.toISOString() ?? null,
        lastSeenAt: lastSeenAt.toISOString(),
        silent: now.getTime() - lastSeenAt.getTime() > SILENT_AFTER_MS,
        stoodDown: stoodDownAt && stoodDownBy && { at: stoodDownAt.toISOString(), by: stoodDownBy },
      }),
    ),
    openConflicts: await countOpenConflicts(db, sailingId),
    at: now.toISOString(),
  };
}

async function readClosed(db: Connection, sailingId: number): Promise<DepartureBoard['closed']> {
  const count = await findLiveCount(db, sailingId);
  if (!count) return null;
  const { closedAt, missing, events, gates, ...closed } = count;
  return {
    ...closed,
    // Counts that were closed before gates could be stood down have no such field.
    gates: gates.map(gate => ({ ...gate, stoodDown: gate.stoodDown ?? null })),
    amendments: (await findAmendments(db, sailingId, count.number)).map(
      ({ receivedAt, firstScanAt, ...amendment }) => ({
        ...amendment,
        receivedAt: receivedAt.toISOString(),
        firstScanAt: firstScanAt.toISOString(),
      }),
    ),
    closedAt: closedAt.toISOString(),
    missing: (await findHolders(db, missing)).map(withoutId),
    late: (await countEvents(db, sailingId)) - events,
  };
}

const withoutId = ({ ticketId: _, ...passenger }: MissingTicket) => passenger;
