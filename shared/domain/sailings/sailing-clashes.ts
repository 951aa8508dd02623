import type { Session, ShipStatus } from '../../contract/base/vocabulary.ts';
import type { LocalDate } from '../time/local-date.ts';
import type { RouteZones } from './sailing-plan.ts';

/** When and where a ship sails. Times are instants; the ship's next sailing should start where this one ends. */
export type Leg = {
  shipId: number;
  date: LocalDate;
  session: Session;
  departsAt: Date;
  arrivesAt: Date;
  zones: RouteZones;
  departurePortId: number;
  destinationPortId: number;
};

/** A planned sailing. */
export type PlannedSailing = Omit<Leg, 'departurePortId' | 'destinationPortId'> & {
  routeId: number;
  capacity: number;
  hasOwnFares: boolean;
};

/** The facts that a plan is checked against. Existing sailings: those of the ships concerned, some days around the plan. */
export type PlanningFacts = {
  now: Date;
  ships: ReadonlyMap<number, { status: ShipStatus; capacity: number }>;
  routes: ReadonlyMap<
    number,
    {
      active: boolean;
      departurePortId: number;
      destinationPortId: number;
      sessionsWithFares: readonly Session[];
    }
  >;
  existing: readonly (Leg & { canceled: boolean })[];
};

/**
 * Why a planned sailing cannot be created. `other` is the index in the plan of the sailing it clashes with; `leg` an
 * existing sailing. `ship-elsewhere` is only a warning.
 */
export type SailingClash =
  | { code: 'in-the-past' | 'ship-unknown' | 'route-unknown' | 'route-inactive' | 'fares-missing' }
  | { code: 'ship-maintenance' | 'ship-decommissioned' }
  | { code: 'capacity-above-ship'; capacity: number }
  | { code: 'ship-sails-already'; canceled: boolean }
  | { code: 'twice-in-plan'; other: number }
  | { code: 'times-overlap'; leg: Leg }
  | { code: 'overlap-in-plan'; other: number }
  | { code: 'ship-elsewhere'; portId: number };

/** Whether the clash prevents the sailing from being created. */
export const isRefusal = ({ code }: SailingClash): boolean => code !== 'ship-elsewhere';

/** The clashes of each planned sailing, in the order of the plan. */
export function findSailingClashes(plan: readonly PlannedSailing[], facts: PlanningFacts): SailingClash[][] {
  const clashes = plan.map(sailing => ownClashes(sailing, facts));
  findDoubles(plan, facts, clashes);
  findMeetings(plan, facts, clashes);
  return clashes;
}

function ownClashes(sailing: PlannedSailing, { now, ships, routes }: PlanningFacts): SailingClash[] {
  const clashes: SailingClash[] = [];
  const ship = ships.get(sailing.shipId);
  const route = routes.get(sailing.routeId);
  if (sailing.departsAt <= now) clashes.push({ code: 'in-the-past' });
  if (!ship) clashes.push({ code: 'ship-unknown' });
  else if (ship.status === 'maintenance') clashes.push({ code: 'ship-maintenance' });
  else if (ship.status === 'decommissioned') clashes.push({ code: 'ship-decommissioned' });
  if (ship && sailing.capacity > ship.capacity)
    clashes.push({ code: 'capacity-above-ship', capacity: ship.capacity });
  if (!route) clashes.push({ code: 'route-unknown' });
  else if (!route.active) clashes.push({ code: 'route-inactive' });
  if (route && !sailing.hasOwnFares && !route.sessionsWithFares.includes(sailing.session))
    clashes.push({ code: 'fares-missing' });
  return clashes;
}

const slotOf = ({ shipId, date, session }: Pick<Leg, 'shipId' | 'date' | 'session'>) =>
  `${shipId} ${date} ${session}`;

/** A ship sails at most once per date and session; a canceled sailing still occupies its date and session. */
function findDoubles(
  plan: readonly PlannedSailing[],
  { existing }: PlanningFacts,
  clashes: SailingClash[][],
): void {
  const canceledBySlot = new Map(existing.map(leg => [slotOf(leg), leg.canceled]));
  const planned = new Map<string, number>();
  for (const [index, sailing] of plan.entries()) {
    const slot = slotOf(sailing);
    const canceled = canceledBySlot.get(slot);
    const other = planned.get(slot);
    if (canceled !== undefined) clashes[index]?.push({ code: 'ship-sails-already', canceled });
    if (other === undefined) planned.set(slot, index);
    else clashes[index]?.push({ code: 'twice-in-plan', other });
  }
}

type Stop = Leg & { index: number | undefined };

/** Compares each ship's consecutive sailings, existing and planned, in order of departure. */
function findMeetings(
  plan: readonly PlannedSailing[],
  { existing, routes }: PlanningFacts,
  clashes: SailingClash[][],
): void {
  const planned = plan.flatMap((sailing, index): Stop[] => {
    const route = routes.get(sailing.routeId);
    return route ? [{ ...sailing, ...route, index }] : [];
  });
  const sailing = existing.filter(leg => !leg.canceled).map((leg): Stop => ({ ...leg, index: undefined }));
  const byShip = Map.groupBy([...sailing, ...planned], stop => stop.shipId);
  for (const stops of byShip.values()) {
    stops.sort((a, b) => a.departsAt.getTime() - b.departsAt.getTime());
    let last: Stop | undefined;
    for (const stop of stops) {
      if (last) compare(last, stop, clashes);
      if (!last || stop.arrivesAt >= last.arrivesAt) last = stop;
    }
  }
}

/** Two sailings in one slot are already reported as duplicates. */
function compare(earlier: Stop, later: Stop, clashes: SailingClash[][]): void {
  if (slotOf(earlier) === slotOf(later)) return;
  if (later.departsAt < earlier.arrivesAt) {
    addClash(earlier, later, clashes);
    addClash(later, earlier, clashes);
  } else if (earlier.destinationPortId !== later.departurePortId && later.index !== undefined)
    clashes[later.index]?.push({ code: 'ship-elsewhere', portId: earlier.destinationPortId });
}

function addClash(stop: Stop, other: Stop, clashes: SailingClash[][]): void {
  if (stop.index === undefined) return;
  clashes[stop.index]?.push(
    other.index === undefined
      ? { code: 'times-overlap', leg: other }
      : { code: 'overlap-in-plan', other: other.index },
  );
}
