import { localDateOf } from '@gangway/shared/domain/time/moment.ts';
import { writeTime } from '@gangway/shared/i18n/dates.ts';
import type { Database, Transaction } from '../../../lib/database/database.ts';
import { AppError } from '../../../lib/errors.ts';
import { findOverlaps } from '../../../reservations/sailings/sailing-facts.repository.ts';
import { lockShips } from '../../../reservations/sailings/sailings.repository.ts';

/**
 * Prevents overlapping sailings of a ship; concurrent planning for the ship waits until this transaction ends.
 *
 * @throws AppError `sailing-times-overlap` with the other sailing's date and times.
 */
export async function requireNoOverlap(
  trx: Transaction<Database>,
  sailing: { id: number; shipId: number; departsAt: Date; arrivesAt: Date },
): Promise<void> {
  await lockShips(trx, [sailing.shipId]);
  const [other] = await findOverlaps(trx, sailing);
  if (!other) return;
  throw new AppError('sailing-times-overlap', {
    params: {
      date: localDateOf(other.departsAt),
      departs: writeTime(other.departsAt),
      arrives: writeTime(other.arrivesAt),
    },
  });
}
