import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type {
  CreatedSailings,
  RepeatPreview,
  SailingRepeat,
} from '@gangway/shared/contract/office/sailings/sailing-plans.ts';
import type { SailingCreate } from '@gangway/shared/contract/office/sailings/sailings.ts';
import {
  findSailingClashes,
  isRefusal,
  type SailingClash,
} from '@gangway/shared/domain/sailings/sailing-clashes.ts';
import { type RouteZones, repeatDates } from '@gangway/shared/domain/sailings/sailing-plan.ts';
import { operatorTimeZone } from '@gangway/shared/domain/time/zoned-clock.ts';
import { writeDate } from '@gangway/shared/i18n/dates.ts';
import { actorOf, type StaffCaller } from '../../../lib/caller.ts';
import { writeAudits } from '../../../lib/database/audit.repository.ts';
import {
  type Connection,
  type Database,
  inTransaction,
  type Transaction,
} from '../../../lib/database/database.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Data } from '../../../lib/http/context.ts';
import { answerOnce, type RequestKey } from '../../../lib/http/idempotency.repository.ts';
import { insertInventories } from '../../../reservations/inventory/inventory.repository.ts';
import { insertOwnFares } from '../../../reservations/sailings/fares/fares.repository.ts';
import { findPortNames } from '../../../reservations/sailings/sailing-details.repository.ts';
import {
  findPlanningFacts,
  findRouteZones,
} from '../../../reservations/sailings/sailing-facts.repository.ts';
import { insertSailings, lockShips } from '../../../reservations/sailings/sailings.repository.ts';
import { describeClash, type Names } from './clash-sentences.texts.ts';
import { draftOf, type SailingDraft } from './draft.rules.ts';

/** The form's field that shows a clash. */
const fieldOf: Partial<Record<SailingClash['code'], string>> = {
  'ship-unknown': 'shipId',
  'ship-maintenance': 'shipId',
  'ship-decommissioned': 'shipId',
  'route-unknown': 'routeId',
  'route-inactive': 'routeId',
  'fares-missing': 'fares',
  'capacity-above-ship': 'capacity',
  'times-overlap': 'departs',
};

/** The current clashes of each draft, without locks or writes. */
export async function findClashes(
  db: Connection,
  drafts: readonly SailingDraft[],
  now: Date,
): Promise<SailingClash[][]> {
  const plan = drafts.map(draft => ({ ...draft, hasOwnFares: draft.fares !== null }));
  return findSailingClashes(plan, await findPlanningFacts(db, drafts, now));
}

/**
 * Creates sailings, all or none. `via` is how they were created, for the audit.
 *
 * @returns their ids, or the list of clashes of each draft.
 */
export async function makeSailings(
  trx: Transaction<Database>,
  drafts: readonly SailingDraft[],
  now: Date,
  via: string,
): Promise<{ made: number[] } | { refused: SailingClash[][] }> {
  await lockShips(trx, [...new Set(drafts.map(({ shipId }) => shipId))]);
  const refused = (await findClashes(trx, drafts, now)).map(clashes => clashes.filter(isRefusal));
  if (refused.some(clashes => clashes.length > 0)) return { refused };
  return { made: await writeSailings(trx, drafts, via) };
}

/** Writes sailings with their places, their own fares and an audit entry each. */
async function writeSailings(
  trx: Transaction<Database>,
  drafts: readonly SailingDraft[],
  via: string,
): Promise<number[]> {
  const ids = await insertSailings(trx, drafts);
  const made = drafts.map((draft, index) => ({ ...draft, sailingId: ids[index] as number }));
  await insertInventories(trx, made);
  await insertOwnFares(trx, made);
  await writeAudits(
    trx,
    made.map(({ sailingId, ...draft }) => ({
      entity: 'sailings',
      entityId: String(sailingId),
      action: 'created',
      detail: { ...draft, via },
    })),
  );
  return ids;
}

/** Creates one sailing. @throws AppError `sailing-clash`, with a sentence at each field concerned. */
export function createSailing(
  deps: Data,
  caller: StaffCaller,
  form: SailingCreate,
  language: Language,
): Promise<number> {
  return inTransaction(deps, actorOf(caller), async trx => {
    const draft = draftOf(form, form.date, await readRouteZones(trx, form.routeId));
    const result = await makeSailings(trx, [draft], deps.clock.now(), 'form');
    if ('made' in result) return result.made[0] as number;
    const names = await namesIn(trx, language, () => '');
    const fields: Record<string, string> = {};
    for (const clash of result.refused[0] ?? [])
      fields[fieldOf[clash.code] ?? 'date'] ??= describeClash(clash, names).message;
    throw new AppError('sailing-clash', { fields });
  });
}

/** The dates of a repeat rule, each with its clashes. */
export async function previewRepeat(
  db: Connection,
  rule: SailingRepeat,
  now: Date,
  language: Language,
): Promise<RepeatPreview> {
  const dates = repeatDates(rule);
  const zones = await readRouteZones(db, rule.routeId);
  const clashes = await findClashes(
    db,
    dates.map(date => draftOf(rule, date, zones)),
    now,
  );
  const names = await namesIn(db, language, index => writeDate(dates[index] ?? '', language));
  return {
    dates: dates.map((date, index) => ({
      date,
      clashes: (clashes[index] ?? []).map(clash => describeClash(clash, names)),
    })),
  };
}

/** Creates every sailing of a repeat rule, or none. @throws AppError `sailings-clash`, `plan-empty` */
export function createRepeat(deps: Data, key: RequestKey, rule: SailingRepeat): Promise<CreatedSailings> {
  return answerOnce(deps, key, async trx => {
    const dates = repeatDates(rule);
    const [first, last] = [dates[0], dates.at(-1)];
    if (!first || !last) throw new AppError('plan-empty');
    const zones = await readRouteZones(trx, rule.routeId);
    const drafts = dates.map(date => draftOf(rule, date, zones));
    const result = await makeSailings(trx, drafts, deps.clock.now(), 'repeat');
    if ('refused' in result) {
      const count = result.refused.filter(clashes => clashes.length > 0).length;
      throw new AppError('sailings-clash', { params: { count } });
    }
    return { created: result.made.length, first, last };
  });
}

/** The time zones of a route; the operator's for an unknown one, which the plan's clashes report. */
const readRouteZones = async (db: Connection, routeId: number): Promise<RouteZones> =>
  (await findRouteZones(db, routeId)) ?? { departs: operatorTimeZone(), arrives: operatorTimeZone() };

/** The names for sentences about a plan. */
export async function namesIn(db: Connection, language: Language, place: Names['place']): Promise<Names> {
  return { language, place, ports: await findPortNames(db) };
}
