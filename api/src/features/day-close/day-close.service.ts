/*
 * The takings of a day by method, officer and workplace, compared with orders, drawers and ledger; the close of the day as a
 * slip and a workbook.
 *
 * May import: operator, reservations/drawer.
 */

import { paymentProviders } from '@gangway/shared/contract/base/vocabulary.ts';
import type { DayClose, DayClosing, DayFigures } from '@gangway/shared/contract/office/orders/day-close.ts';
import { dayProofs } from '@gangway/shared/contract/office/orders/day-close.ts';
import { sumSen } from '@gangway/shared/domain/money/money.ts';
import { addDays, instantOf, type LocalDate, localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { actorOf, type StaffCaller } from '../../lib/caller.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import { type Connection, inTransaction } from '../../lib/database/database.ts';
import { AppError, refusing } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { findDrawersOf } from '../../reservations/drawer/cash-drawer.repository.ts';
import {
  type Day,
  findClose,
  findProofs,
  findRounding,
  findTakings,
  insertClose,
} from './day-figures.repository.ts';

const dayOf = (date: LocalDate): Day => ({
  from: instantOf(date, '00:00'),
  to: instantOf(addDays(date, 1), '00:00'),
});

/**
 * The takings of a local day by method, officer and workplace, compared with the totals of orders, drawers and the ledger; and
 * the figures of its close, if it was closed. Payments count on the day on which they succeeded, refunds on the day on which they
 * were paid (R260).
 */
export async function readDay(db: Connection, date: LocalDate): Promise<DayClose> {
  const day = dayOf(date);
  const closed = await findClose(db, date);
  return {
    date,
    now: await readFigures(db, day),
    drawers: await findDrawersOf(db, day),
    closed: closed ? { ...closed, at: closed.at.toISOString() } : null,
  };
}

async function readFigures(db: Connection, day: Day): Promise<DayFigures> {
  const takings = await findTakings(db, day);
  const proofs = await findProofs(db, day);
  const methods = paymentProviders
    .map(provider => {
      const lines = takings.filter(line => line.provider === provider);
      const sum = (name: 'taken' | 'takenSen' | 'returned' | 'returnedSen') =>
        sumSen(lines.map(line => line[name]));
      return {
        provider,
        taken: sum('taken'),
        takenSen: sum('takenSen'),
        returned: sum('returned'),
        returnedSen: sum('returnedSen'),
      };
    })
    .filter(({ taken, returned }) => taken + returned > 0);
  return {
    methods,
    rounding: await findRounding(db, day),
    officers: takings.flatMap(line => (line.officer === null ? [] : [{ ...line, officer: line.officer }])),
    proofs: dayProofs.map(name => ({ name, paymentsSen: proofs[name][0], othersSen: proofs[name][1] })),
  };
}

/**
 * Closes a local day with its current takings. These stay fixed; later changes are shown beside them.
 *
 * @throws AppError `day-to-come` for a day that has not begun, `day-closed`, `day-moved` where money moved since it was shown
 */
export async function closeDay(
  deps: Deps,
  caller: StaffCaller,
  date: LocalDate,
  shown: DayClosing,
): Promise<DayClose> {
  const at = deps.clock.now();
  if (date > localDateIn(at)) throw new AppError('day-to-come');
  await inTransaction(deps, actorOf(caller), async trx => {
    const figures = await readFigures(trx, dayOf(date));
    const [takenSen, returnedSen] = [
      sumSen(figures.methods.map(line => line.takenSen)),
      sumSen(figures.methods.map(line => line.returnedSen)),
    ];
    if (takenSen !== shown.takenSen || returnedSen !== shown.returnedSen) throw new AppError('day-moved');
    const close = { date, at, by: caller.id, figures };
    await refusing({ day_closes_pkey: new AppError('day-closed') }, () => insertClose(trx, close));
    await writeAudit(trx, {
      entity: 'day_closes',
      entityId: date,
      action: 'closed',
      detail: { takenSen, returnedSen },
    });
  });
  return readDay(deps.db, date);
}
