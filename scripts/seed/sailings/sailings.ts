import type { SailingStatus, Session } from '@gangway/shared/contract/base/vocabulary.ts';
import {
  addDays,
  daysBetween,
  instantOf,
  isoWeekday,
  type LocalDate,
} from '@gangway/shared/domain/time/local-date.ts';
import type { PortCode } from '../fleet/ports.ts';
import type { ShipSeed } from '../fleet/ships.ts';
import { isPeak } from './holidays.ts';
import { legOf } from './rotations.ts';

export interface SailingSeed {
  shipCode: string;
  departure: PortCode;
  destination: PortCode;
  date: LocalDate;
  session: Session;
  departsAt: Date;
  arrivesAt: Date;
  status: SailingStatus;
  gate: string;
  peak: boolean;
  nonRefundable: boolean;
  capacity: number;
}

const DAYS_BACK = 60;
const DAYS_AHEAD = 180;

const times = {
  daytime: { departs: '09:00', arrives: '17:00', arrivesAfterDays: 0 },
  nighttime: { departs: '20:00', arrives: '07:00', arrivesAfterDays: 1 },
} as const satisfies Record<Session, unknown>;

const gates: Record<PortCode, readonly [string, string, string]> = {
  'port-klang': ['B1', 'B2', 'B3'],
  penang: ['S1', 'S2', 'S3'],
  langkawi: ['K1', 'K2', 'K3'],
  malacca: ['M1', 'M1', 'M2'],
  singapore: ['H3', 'H4', 'H5'],
  phuket: ['D1', 'D2', 'D2'],
};

/** Days from today of exceptions: a storm kept one ship in port, and one sailing is delayed. */
const STORM_DAYS_AGO = 12;
const DELAYED_IN_DAYS = 2;
const DELAY_MINUTES = 90;

/** Places on sale on a chartered ship; few enough to sell out in a small season. */
export const CHARTER_PLACES = 48;

const CALLED_OFF_HOURS_BEFORE = 5;

/** When the operator canceled a sailing: early enough to notify all guests. */
export function calledOffAt(departsAt: Date): Date {
  return new Date(departsAt.getTime() - CALLED_OFF_HOURS_BEFORE * 3_600_000);
}

/** Every sailing of every ship in the window around today, in the order of their dates. */
export function sailingsAround(today: LocalDate, ships: readonly ShipSeed[]): SailingSeed[] {
  const dates = Array.from({ length: DAYS_BACK + DAYS_AHEAD + 1 }, (_, index) =>
    addDays(today, index - DAYS_BACK),
  );
  return dates.flatMap(date =>
    (['daytime', 'nighttime'] as const).flatMap(session =>
      ships.map((ship, index) => sailing(today, date, session, ship, index)),
    ),
  );
}

function sailing(
  today: LocalDate,
  date: LocalDate,
  session: Session,
  ship: ShipSeed,
  shipIndex: number,
): SailingSeed {
  const leg = legOf(ship.code, date, session);
  const { departs, arrives, arrivesAfterDays } = times[session];
  const daysAhead = daysBetween(today, date);
  const status = statusOf(daysAhead, session, shipIndex);
  const delayMs = status === 'delayed' ? DELAY_MINUTES * 60_000 : 0;
  const isCharter = (daysAhead === 4 && shipIndex === 0) || (daysAhead === 9 && shipIndex === 1);
  return {
    ...leg,
    shipCode: ship.code,
    date,
    session,
    departsAt: new Date(instantOf(date, departs).getTime() + delayMs),
    arrivesAt: new Date(instantOf(addDays(date, arrivesAfterDays), arrives).getTime() + delayMs),
    status,
    gate: gates[leg.departure][shipIndex % 3] as string,
    peak: isPeak(date),
    nonRefundable: session === 'daytime' && isoWeekday(date) === 2 && !isPeak(date),
    capacity: isCharter && session === 'daytime' ? CHARTER_PLACES : ship.capacity,
  };
}

function statusOf(daysAhead: number, session: Session, shipIndex: number): SailingStatus {
  if (shipIndex === 1 && session === 'nighttime' && daysAhead === -STORM_DAYS_AGO) return 'canceled';
  if (shipIndex === 2 && session === 'daytime' && daysAhead === DELAYED_IN_DAYS) return 'delayed';
  return daysAhead < 0 ? 'departed' : 'scheduled';
}
