import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type {
  Concerned,
  DisruptedSailing,
  Disruption,
  DisruptionPreview,
  DisruptionTerms,
  SailingsConcerned,
} from '@gangway/shared/contract/office/sailings/disruptions.ts';
import { momentIn } from '@gangway/shared/domain/time/moment.ts';
import { readOfficeSailing } from '../../features/sailings/office/office-sailings.service.ts';
import { actorOf, type StaffCaller } from '../../lib/caller.ts';
import { type Database, inTransaction, type Transaction } from '../../lib/database/database.ts';
import type { Data, Deps } from '../../lib/http/context.ts';
import { failureEnvelope } from '../../lib/http/failure.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { wouldFreeOrders } from '../../reservations/orders/orders.repository.ts';
import { findBookings } from '../../reservations/sailings/sailing-facts.repository.ts';
import { lockSailings, requireLocked } from '../../reservations/sailings/sailings.repository.ts';
import { defaultChoice } from '../call-off/choice/choice-time.rules.ts';
import { countPlaceable } from '../call-off/placeable-parties.service.ts';
import { countAgents, findConcernedIds, findToCall } from './disrupted-sailings.repository.ts';
import { type DisruptionPlan, planDisruption } from './disruption-plan.service.ts';

/**
 * The sailings and orders that a disruption concerns, and its effect on each of them; without the effects if `disruption` is
 * null. Serves every kind of disruption, including cancellation (R272).
 *
 * @throws AppError `sailing-not-found`
 */
export async function previewDisruption(
  deps: Deps,
  caller: StaffCaller,
  { sailings: selection, disruption }: { sailings: SailingsConcerned; disruption: Disruption | null },
  language: Language,
): Promise<DisruptionPreview> {
  const preview = await inTransaction(deps, actorOf(caller), async trx => {
    const ids = await findConcernedIds(trx, selection, deps.clock.now());
    const locked = disruption && (await lockSailings(trx, ids));
    const sailings: DisruptedSailing[] = [];
    for (const id of ids) {
      const plan = locked && (await planDisruption(trx, deps, requireLocked(locked, id), disruption));
      sailings.push(await describe(trx, deps, id, plan, language));
    }
    return {
      sailings,
      total: {
        ...sailings.reduce((sum, { concerned }) => add(sum, concerned), nobody),
        agents: await countAgents(trx, ids),
      },
      toCall: await findToCall(trx, ids),
    };
  });
  return disruption?.kind === 'cancel' ? withPlaceable(deps, preview) : preview;
}

/** Runs without the locks of the sailings: assigning places takes time, in which others continue to book. */
async function withPlaceable(deps: Deps, preview: DisruptionPreview): Promise<DisruptionPreview> {
  const placeable = await countPlaceable(
    deps,
    preview.sailings.map(({ id }) => id),
  );
  return {
    ...preview,
    sailings: preview.sailings.map(sailing => ({ ...sailing, placeable: placeable.get(sailing.id) ?? 0 })),
  };
}

/** The choices of a canceled sailing's parties, by the settings. */
export async function readDisruptionTerms({ db, clock }: Data): Promise<DisruptionTerms> {
  const choice = defaultChoice(await loadSettings(db), clock.now());
  return { choice: { ...choice, until: choice.until.toISOString() } };
}

const nobody: Concerned = {
  orders: 0,
  paidOrders: 0,
  passengers: 0,
  cabins: 0,
  occupiedRooms: 0,
  boarded: 0,
  agents: 0,
  withoutEmail: 0,
  refundSen: 0,
  cashSen: 0,
};

const add = (a: Concerned, b: Concerned): Concerned =>
  Object.fromEntries(
    (Object.keys(nobody) as (keyof Concerned)[]).map(name => [name, a[name] + b[name]]),
  ) as Concerned;

async function describe(
  trx: Transaction<Database>,
  deps: Deps,
  id: number,
  plan: DisruptionPlan | null,
  language: Language,
): Promise<DisruptedSailing> {
  const sailing = await readOfficeSailing(deps, trx, id);
  const bookings = await findBookings(trx, id);
  const { longDelayMinutes } = await loadSettings(trx);
  return {
    id,
    version: sailing.version,
    date: sailing.date,
    session: sailing.session,
    departsAt: sailing.departsAt,
    arrivesAt: sailing.arrivesAt,
    status: sailing.status,
    gate: sailing.gate,
    ship: sailing.ship,
    route: sailing.route,
    concerned: bookings,
    departsThen: plan?.times ? momentIn(plan.times.departsAt, sailing.route.departure.timeZone) : null,
    refusal: refusalOf(plan, language),
    freeOfCharge:
      plan?.times != null &&
      (await wouldFreeOrders(trx, {
        sailingId: id,
        departedAt: new Date(sailing.departsAt),
        departsAt: plan.times.departsAt,
        longMinutes: longDelayMinutes,
      })),
    cabins: (plan?.ship?.rooms ?? []).map(({ held, newRoom }) => ({
      party: held.party,
      from: held.number,
      to: newRoom.number,
      better: newRoom.roomTypeId !== held.roomTypeId,
    })),
    unplaced: (plan?.ship?.unplaced ?? []).map(({ party, number }) => ({ party, from: number })),
    seatsChanged: plan?.ship?.seats.size ?? 0,
    placeable: null,
  };
}

/** The translated reason; for times that do not fit, the field's message. */
function refusalOf(plan: DisruptionPlan | null, language: Language): string | null {
  if (!plan?.refusal) return null;
  const { msg, data } = failureEnvelope(plan.refusal, language);
  return Object.values(data.fields ?? {})[0] ?? msg;
}
