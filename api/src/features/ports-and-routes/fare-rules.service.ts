import type { FareRule, OfficeRoute } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import type { FarePreview } from '@gangway/shared/contract/office/sailings/fares.ts';
import { overlapOf, ruleOn } from '@gangway/shared/domain/money/fare-rules.ts';
import { actorOf, type Caller } from '../../lib/caller.ts';
import { changesBetween } from '../../lib/changes.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import { inTransaction } from '../../lib/database/database.ts';
import { AppError, requireFound } from '../../lib/errors.ts';
import type { Data } from '../../lib/http/context.ts';
import type { SeenVersion } from '../../lib/seen-version.ts';
import { requireUnchanged } from '../../operator/versions.service.ts';
import { fareLine } from '../../reservations/sailings/fares/fare-lines.rules.ts';
import {
  findFareRules,
  findFareSailings,
  replaceFareRules,
} from '../../reservations/sailings/fares/fares.repository.ts';
import { findOfficeRoute, lockRoute } from './ports-and-routes.repository.ts';

/** More than any timetable has of future sailings on one route. */
const MOST_OF_A_ROUTE = 5_000;

/**
 * The future sailings of a route whose fares these rules would change, with the numbers and prices of their bookings. Nothing is
 * changed.
 *
 * @throws AppError `not-found`, `fare-rules-overlap`
 */
export async function previewFareRules(
  { db, clock }: Data,
  routeId: number,
  rules: readonly FareRule[],
): Promise<FarePreview> {
  requireNoOverlap(rules);
  requireFound(await findOfficeRoute(db, routeId, clock.now()));
  const sailings = await findFareSailings(db, { route: routeId }, clock.now(), MOST_OF_A_ROUTE);
  const lines = sailings.flatMap(sailing => {
    const rule = ruleOn(rules, sailing.date, sailing.session);
    return fareLine(sailing, { rule: rule ? { name: rule.name, fares: rule.fares } : null }) ?? [];
  });
  return { sailings: lines, unchanged: sailings.length - lines.length };
}

/**
 * Replaces the rules of a route (R252). Existing bookings keep their prices.
 *
 * @throws AppError `not-found`, `changed-meanwhile`, `fare-rules-overlap`
 */
export function changeFareRules(
  deps: Data,
  caller: Caller,
  routeId: number,
  rules: readonly FareRule[],
  seen: SeenVersion,
): Promise<OfficeRoute> {
  requireNoOverlap(rules);
  return inTransaction(deps, actorOf(caller), async trx => {
    const read = () => findOfficeRoute(trx, routeId, deps.clock.now());
    requireFound(await lockRoute(trx, routeId));
    await requireUnchanged(trx, ['routes', routeId], seen, read);
    const before = await findFareRules(trx, routeId);
    await replaceFareRules(trx, routeId, rules);
    const changes = changesBetween({ fareRules: before }, { fareRules: await findFareRules(trx, routeId) });
    if (Object.keys(changes).length > 0)
      await writeAudit(trx, {
        entity: 'routes',
        entityId: String(routeId),
        action: 'fares-changed',
        detail: { changes },
      });
    return requireFound(await read());
  });
}

function requireNoOverlap(rules: readonly FareRule[]): void {
  const overlap = overlapOf(rules);
  if (!overlap) return;
  const [first, second] = overlap.map(index => rules[index]?.name ?? '');
  throw new AppError('fare-rules-overlap', {
    params: { first: first ?? '', second: second ?? '' },
    fields: { [`rules.${overlap[1]}.weekdays`]: 'fare-rules-overlap' },
  });
}
