import { sameInAll } from '@gangway/shared/contract/base/languages.ts';
import { addDays, instantOf, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { BEDS, CABIN_SEN, FARES, LADDER, PLACES, ROOMS } from '../model/model.ts';
import type { Fleet, World } from '../world/world.ts';
import { signInCustomer } from './staff.ts';

/** How many days before its departure the sale of a sailing opens. */
export const SALE_DAYS = 40;
const DEPARTS = '20:00';
const ARRIVES = '07:00';
const AGENTS = 3;
const FIRST_BALANCE_SEN = 2_000_000;

type Office = Pick<World, 'caller' | 'manager'>;

/** The operator opens: one ship on one route, its cabins and fares, by the calls of the office. */
export async function buildFleet({ caller, manager }: Office): Promise<Fleet> {
  const make = async (path: string, body: object) =>
    (await caller.require<{ id: number }>(`/office/${path}`, body, manager.headers)).id;
  const ladder = LADDER.map(([minDaysBefore, chargePercent]) => ({ minDaysBefore, chargePercent }));
  const settings = [
    ['cancellationLadder', ladder],
    ['scarcePercent', 0],
  ];
  for (const [key, value] of settings) await caller.require('/config/add', { key, value }, manager.headers);
  const port = (code: string, name: string) => make('ports', { code, name: sameInAll(name), country: 'MY' });
  const week = Array.from({ length: 7 }, () => CABIN_SEN);
  const { adult, child } = FARES;
  const fares = { adult, child, infant: 0, senior: adult };
  const routeId = await make('routes', {
    departurePortId: await port('port-klang', 'Port Klang'),
    destinationPortId: await port('penang', 'Penang'),
    distanceNm: 160,
    description: sameInAll('North'),
    fares: { daytime: null, nighttime: fares },
  });
  const shipId = await make('ships', {
    name: 'Selat Aurora',
    status: 'active',
    description: sameInAll('A ship'),
    weight: 1,
    capacity: PLACES,
  });
  const roomTypeId = await make('room-types', {
    code: 'sea-4',
    name: sameInAll('Sea view'),
    description: sameInAll('A cabin'),
    hasWindow: true,
    capacityLabel: 2,
    maxOccupancy: BEDS,
    amenities: ['safe'],
    prices: { daytime: week, nighttime: week },
  });
  const rooms = { shipId, roomTypeId, floorFrom: 5, floorTo: 5, from: 1, to: ROOMS, position: 'port' };
  await caller.require('/office/rooms/bulk', rooms, manager.headers);
  return { shipId, routeId };
}

/** Puts the sailing of a day on sale. */
export async function openSale(world: World, date: LocalDate): Promise<void> {
  const { caller, manager, fleet, model } = world;
  const { id } = await caller.require<{ id: number }>(
    '/office/sailings',
    { ...fleet, date, session: 'nighttime', departs: DEPARTS, arrives: ARRIVES, capacity: PLACES },
    manager.headers,
  );
  model.sailings.push({
    id,
    date,
    departsAt: instantOf(date, DEPARTS).getTime(),
    arrivesAt: instantOf(addDays(date, 1), ARRIVES).getTime(),
    status: 'scheduled',
    orders: [],
    kept: [],
  });
}

/** The agents of the operator, each with money on account. */
export async function enrollAgents({ caller, manager, model, sources }: World): Promise<void> {
  for (let agent = 1; agent <= AGENTS; agent++) {
    const { id } = await caller.require<{ id: string }>(
      '/office/customers',
      {
        username: `agent-${agent}`,
        realName: `Agent ${agent}`,
        gender: null,
        idCard: '',
        passport: '',
        phone: '',
        nationality: null,
        birthDate: null,
        language: 'en',
        remarks: '',
        email: `agent${agent}@simulation.example`,
        level: 'agent',
        superiorId: null,
      },
      manager.headers,
    );
    const reset = { toSen: FIRST_BALANCE_SEN, expectedSen: 0, reason: 'Paid in by transfer' };
    await caller.require(`/office/customers/${id}/balance`, reset, manager.headers);
    model.agents.push({
      customerId: id,
      token: await signInCustomer(sources, id),
      balanceSen: FIRST_BALANCE_SEN,
    });
  }
}
