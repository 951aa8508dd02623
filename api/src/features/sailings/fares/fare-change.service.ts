import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import { type FareSet, MOST_FARE_SEN } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import {
  type FarePreview,
  type FarePreviewRequest,
  type FaresRequest,
  MOST_FARES_CHANGED,
} from '@gangway/shared/contract/office/sailings/fares.ts';
import { changedFares } from '@gangway/shared/domain/money/fare-rules.ts';
import { formatMoney } from '@gangway/shared/domain/money/money.ts';
import { changesBetween } from '../../../lib/changes.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Data, Deps } from '../../../lib/http/context.ts';
import { failureEnvelope } from '../../../lib/http/failure.ts';
import { answerOnce, type RequestKey } from '../../../lib/http/idempotency.repository.ts';
import { requireUnchanged } from '../../../operator/versions.service.ts';
import { fareLine, faresThatHold } from '../../../reservations/sailings/fares/fare-lines.rules.ts';
import {
  type FareSailing,
  findFareSailings,
  replaceOwnFares,
} from '../../../reservations/sailings/fares/fares.repository.ts';
import { findFareSets } from '../../../reservations/sailings/sailing-facts.repository.ts';
import { lockSailings, requireLocked } from '../../../reservations/sailings/sailings.repository.ts';
import { readOfficeSailing } from '../office/office-sailings.service.ts';

/**
 * The new fares that a change would give to many sailings, with the numbers and prices of their bookings (R254). Nothing is
 * changed.
 *
 * @throws AppError `fares-too-many` for more than `MOST_FARES_CHANGED` sailings
 */
export async function previewFares(
  { db, clock }: Data,
  { sailings: selection, change }: FarePreviewRequest,
  language: Language,
): Promise<FarePreview> {
  const sailings = await findFareSailings(db, selection, clock.now(), MOST_FARES_CHANGED + 1);
  if (sailings.length > MOST_FARES_CHANGED)
    throw new AppError('fares-too-many', { params: { most: MOST_FARES_CHANGED } });
  const lines = sailings.flatMap(sailing => {
    const { fares } = faresThatHold(sailing);
    // A sailing without any fares has nothing to raise or lower.
    const own = fares || change.kind === 'set' ? changedFares(fares ?? noFares, change) : null;
    const refusal = refusalOf(sailing, own);
    return fareLine(sailing, { own }, refusal && failureEnvelope(refusal, language).msg) ?? [];
  });
  return { sailings: lines, unchanged: sailings.length - lines.length };
}

const noFares: FareSet = { adult: 0, child: 0, infant: 0, senior: 0 };

function refusalOf({ base }: Pick<FareSailing, 'base'>, own: FareSet | null): AppError | null {
  if (own === null) return base ? null : new AppError('fares-missing');
  const tooHigh = Object.values(own).some(sen => sen > MOST_FARE_SEN);
  return tooHigh
    ? new AppError('fare-too-high', { params: { most: formatMoney(MOST_FARE_SEN, 'en') } })
    : null;
}

/**
 * Sets or removes sailings' own fares: all of them or none, in one transaction, once per key. Existing bookings keep their
 * prices.
 *
 * @throws AppError `sailing-not-found`, `changed-meanwhile` where one was changed since it was shown, `fares-missing` where one
 * would have no fares
 */
export function changeFares(
  deps: Deps,
  key: RequestKey,
  { sailings }: FaresRequest,
): Promise<{ sailings: number }> {
  return answerOnce(deps, key, async trx => {
    const locked = await lockSailings(
      trx,
      sailings.map(({ id }) => id),
    );
    for (const { id, version, own } of sailings) {
      requireLocked(locked, id);
      await requireUnchanged(trx, ['sailings', id], version, () => readOfficeSailing(deps, trx, id));
      const before = await findFareSets(trx, id);
      if (!own && !before.route) throw new AppError('fares-missing');
      const changes = changesBetween({ fares: before.own }, { fares: own });
      if (Object.keys(changes).length === 0) continue;
      await replaceOwnFares(trx, id, own);
      await writeAudit(trx, {
        entity: 'sailings',
        entityId: String(id),
        action: 'changed',
        detail: { changes },
      });
    }
    return { sailings: sailings.length };
  });
}
