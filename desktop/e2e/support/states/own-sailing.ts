import { randomUUID } from 'node:crypto';
import type { OfficeShip } from '@gangway/shared/contract/office/fleet/ships.ts';
import type { SailingOptions } from '@gangway/shared/contract/office/sailings/sailings.ts';
import type { CreatedOrder } from '@gangway/shared/contract/sales/orders.ts';
import { formatDateTime } from '@gangway/shared/domain/time/display-time.ts';
import type { StaffApi } from '../staff-api.ts';

const HOUR_MS = 3_600_000;
/** Late enough for sales to be open, soon enough for check-in and boarding to be open. */
const LEAVES_AFTER_HOURS = 3;
const SAILS_HOURS = 2;
const TURNS_HOURS = 2;

export interface OwnSailing {
  id: number;
  /** The local date of departure. */
  date: string;
}

/** Creates a ship that belongs to one test, so that what other tests sold and boarded does not matter. */
export const createShip = ({ post }: StaffApi): Promise<OfficeShip> =>
  post('/office/ships', {
    name: `Selat ${randomUUID().slice(0, 8)}`,
    status: 'active',
    weight: 9000,
    capacity: 20,
    description: { en: 'A new ship', zh: '新船', ko: '새 배' },
  });

/** Creates a sailing of the ship that departs in a few hours, at any time of day, or its return. */
export async function createSailing(
  { get, post }: StaffApi,
  ship: OfficeShip,
  way: 'out' | 'back' = 'out',
): Promise<OwnSailing> {
  const { routes } = await get<SailingOptions>('/office/sailings/options');
  const [from, to] = way === 'out' ? ['port-klang', 'penang'] : ['penang', 'port-klang'];
  const domestic = routes.find(
    ({ departure, destination }) => departure.code === from && destination.code === to,
  );
  const leavesAfter = way === 'out' ? LEAVES_AFTER_HOURS : LEAVES_AFTER_HOURS + SAILS_HOURS + TURNS_HOURS;
  const [date, departs] = clockIn(leavesAfter);
  const [, arrives] = clockIn(leavesAfter + SAILS_HOURS);
  const { id } = await post<{ id: number }>('/office/sailings', {
    shipId: ship.id,
    routeId: domestic?.id,
    date,
    // A ship has one sailing of each session on a day.
    session: way === 'out' ? 'daytime' : 'nighttime',
    departs,
    arrives,
    capacity: ship.capacity,
  });
  return { id, date };
}

/** Takes an order's amount in cash. */
export async function payInCash(
  { post }: Pick<StaffApi, 'post'>,
  { number, dueSen }: CreatedOrder['order'],
): Promise<void> {
  await post(`/office/orders/${number}/payment`, { expectedDueSen: dueSen, tenderedSen: dueSen });
}

/** The operator's date and time to the minute, a number of hours from now. */
function clockIn(hours: number): [date: string, time: string] {
  const [date = '', time = ''] = formatDateTime(new Date(Date.now() + hours * HOUR_MS)).split(' ');
  return [date, time.slice(0, 5)];
}
