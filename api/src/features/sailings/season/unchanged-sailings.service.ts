import type { FareSet } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import type { OfficeSailing } from '@gangway/shared/contract/office/sailings/sailings.ts';
import type { Connection } from '../../../lib/database/database.ts';
import { findOwnFares } from '../../../reservations/sailings/fares/fares.repository.ts';
import { findSailingsBetween } from '../office/office-sailings.repository.ts';
import type { SailingDraft } from '../planning/draft.rules.ts';

/**
 * The drafts whose sailing already exists unchanged. An exported season can therefore be imported again, with or without
 * additions, even if some of its sailings have departed meanwhile.
 */
export async function findUnchanged(
  db: Connection,
  drafts: readonly SailingDraft[],
): Promise<ReadonlySet<SailingDraft>> {
  const dates = drafts.map(({ date }) => date).sort();
  const [from, to] = [dates[0], dates.at(-1)];
  if (!from || !to) return new Set();
  const sailings = (await findSailingsBetween(db, { from, to })).filter(
    ({ status }) => status !== 'canceled',
  );
  const fares = await findOwnFares(
    db,
    sailings.map(({ id }) => id),
  );
  const bySlot = new Map(sailings.map(sailing => [slotOf(sailing.ship.id, sailing), sailing]));
  const isThere = (draft: SailingDraft) => {
    const sailing = bySlot.get(slotOf(draft.shipId, draft));
    return sailing !== undefined && isSame(draft, sailing, fares.get(sailing.id));
  };
  return new Set(drafts.filter(isThere));
}

const slotOf = (ship: number, { date, session }: Pick<SailingDraft, 'date' | 'session'>) =>
  `${ship} ${date} ${session}`;

const isSame = (draft: SailingDraft, sailing: OfficeSailing, fares: FareSet | undefined): boolean =>
  draft.routeId === sailing.route.id &&
  minuteOf(draft.departsAt) === minuteOf(new Date(sailing.departsAt)) &&
  minuteOf(draft.arrivesAt) === minuteOf(new Date(sailing.arrivesAt)) &&
  draft.gate === sailing.gate &&
  draft.capacity === sailing.capacity &&
  draft.nonRefundable === sailing.nonRefundable &&
  draft.peak === sailing.peak &&
  hasSameFares(draft.fares, fares);

/** A sheet's times have no seconds. */
const minuteOf = (instant: Date) => Math.floor(instant.getTime() / 60_000);

function hasSameFares(draftFares: FareSet | null, own: FareSet | undefined): boolean {
  if (!draftFares || !own) return !draftFares && !own;
  return (Object.keys(draftFares) as (keyof FareSet)[]).every(type => draftFares[type] === own[type]);
}
