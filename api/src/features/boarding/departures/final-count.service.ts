import type { CountClosing, DepartureBoard } from '@gangway/shared/contract/office/gate/gate.ts';
import type { StaffCaller } from '../../../lib/caller.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import { inOneView } from '../../../lib/database/database.ts';
import { AppError, refusing } from '../../../lib/errors.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { countNow, readDeparture } from './departures.service.ts';
import { countEvents, findLiveCount, insertFinalCount } from './final-counts.repository.ts';

/**
 * Closes the final count of a sailing with the numbers of one moment. While a gate has scans waiting, or one that boarded on
 * this sailing is silent, that needs a reason, which stays with the count. A gate that boarded nobody may be switched off.
 *
 * @throws AppError `count-incomplete`; `count-closed-meanwhile` where somebody else closed it after it was shown
 */
export async function closeCount(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  caller: StaffCaller,
  sailingId: number,
  { after, reason }: CountClosing,
): Promise<DepartureBoard> {
  const { clock, ids } = deps;
  const meanwhile = new AppError('count-closed-meanwhile');
  await refusing({ one_live_count: meanwhile }, () =>
    inOneView(deps, `staff:${caller.id}`, async trx => {
      const { sold, boarded, missing, openConflicts, gates } = await countNow({ db: trx, clock }, sailingId);
      const number = ((await findLiveCount(trx, sailingId))?.number ?? 0) + 1;
      if (number !== after + 1) throw meanwhile;
      if (
        gates.some(({ silent, hasBoarded, waiting }) => (silent && hasBoarded) || waiting > 0) &&
        reason === ''
      )
        throw new AppError('count-incomplete');
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
    }),
  );
  return readDeparture(deps, sailingId);
}
