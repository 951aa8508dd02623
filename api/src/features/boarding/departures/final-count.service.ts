import type { CountClosing, DepartureBoard, GateReport } from '@gangway/shared/contract/office/gate/gate.ts';
import { lockStation, markStoodDown } from '../../../accounts/stations/station.repository.ts';
import { actorOf, type StaffCaller } from '../../../lib/caller.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import { type Database, inOneView, inTransaction, type Transaction } from '../../../lib/database/database.ts';
import { AppError, refusing, requireFound } from '../../../lib/errors.ts';
import type { Data } from '../../../lib/http/context.ts';
import { countEvents, findLiveCount, insertFinalCount, lockCounts } from './departures.repository.ts';
import { countNow, readDeparture } from './departures.service.ts';

/** Whether a gate may hold scans that are not in the count: it reported some, or its state is unknown. */
const mayHoldScans = ({ waiting, silent, stoodDown }: GateReport): boolean =>
  waiting > 0 || (silent && stoodDown === null);

/**
 * Closes the final count of a sailing with the numbers of one snapshot. A reason is required while a gate has unsent scans, or is
 * silent and was not stood down, because a spare gate and a disconnected one look alike. The reason is stored with the count.
 *
 * @throws AppError `count-incomplete`; `count-closed-meanwhile` where it was closed after it was shown
 */
export async function closeCount(
  deps: Data,
  caller: StaffCaller,
  sailingId: number,
  { after, reason }: CountClosing,
): Promise<DepartureBoard> {
  const { clock, ids } = deps;
  const meanwhile = new AppError('count-closed-meanwhile');
  await refusing({ one_live_count: meanwhile }, () =>
    inOneView(deps, `staff:${caller.id}`, closeNow, lockCounts),
  );
  return readDeparture(deps, sailingId);

  async function closeNow(trx: Transaction<Database>): Promise<void> {
    const { sold, boarded, missing, openConflicts, gates } = await countNow({ db: trx, clock }, sailingId);
    const number = ((await findLiveCount(trx, sailingId))?.number ?? 0) + 1;
    if (number !== after + 1) throw meanwhile;
    if (gates.some(mayHoldScans) && reason === '') throw new AppError('count-incomplete');
    const id = ids.uuid();
    await insertFinalCount(trx, {
      id,
      sailingId,
      number,
      closedAt: clock.now(),
      closedBy: caller.id,
      sold,
      boarded,
      missing: missing.map(({ ticketId }) => ticketId),
      openConflicts,
      events: await countEvents(trx, sailingId),
      gates,
      reason: reason || null,
    });
    const detail = { sailingId, number, sold, boarded, ...(reason && { reason }) };
    await writeAudit(trx, { entity: 'final_counts', entityId: id, action: 'count-closed', detail });
  }
}

/**
 * Stands a gate down for a sailing: staff have checked that it holds no scans. This is valid until the gate makes contact again.
 *
 * @throws AppError `not-found` where the gate does not belong to the sailing; `gate-holds-scans` where it has reported scans
 */
export async function standGateDown(
  deps: Data,
  caller: StaffCaller,
  { id: sailingId, stationId }: { id: number; stationId: string },
): Promise<DepartureBoard> {
  const { clock } = deps;
  await inTransaction(deps, actorOf(caller), async trx => {
    // Serializes this with reports of the gate.
    await lockStation(trx, stationId);
    const { gates } = await countNow({ db: trx, clock }, sailingId);
    const gate = requireFound(gates.find(candidate => candidate.stationId === stationId));
    if (gate.waiting > 0) throw new AppError('gate-holds-scans');
    await markStoodDown(trx, { stationId, sailingId, at: clock.now(), by: caller.id });
    const detail = { sailingId, gate: gate.gate, lastSeenAt: gate.lastSeenAt };
    await writeAudit(trx, {
      entity: 'gate_stations',
      entityId: stationId,
      action: 'gate-stood-down',
      detail,
    });
  });
  return readDeparture(deps, sailingId);
}
