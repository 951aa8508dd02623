import type { DepartureBoard } from '@gangway/shared/contract/office/gate/gate.ts';
import { openSnapshot } from '../../../lib/database/snapshot.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { countOpenConflicts } from '../conflicts/conflicts.repository.ts';
import { readGateSailing } from '../gate-sailings/gate-sailings.service.ts';
import { findGates, findMissing } from './departures.repository.ts';

/**
 * Who is on board of a sailing and who is not, all of one moment, and what each gate has not sent yet.
 *
 * @throws AppError `sailing-not-found`
 */
export async function readDeparture(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  sailingId: number,
): Promise<DepartureBoard> {
  const snapshot = await openSnapshot(db);
  try {
    const sailing = await readGateSailing({ db: snapshot.db, clock }, sailingId);
    return {
      sailing,
      sold: sailing.expected,
      boarded: sailing.boarded,
      missing: await findMissing(snapshot.db, sailingId),
      gates: await findGates(snapshot.db, sailingId, sailing.boardingOpensAt),
      openConflicts: await countOpenConflicts(snapshot.db, sailingId),
      at: clock.now().toISOString(),
    };
  } finally {
    await snapshot.close();
  }
}
