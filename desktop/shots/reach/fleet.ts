import type {
  BoardRoom,
  CheckInSailing,
  RoomBoard,
  ShipOverview,
} from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { addDays } from '@gangway/shared/domain/time/local-date.ts';
import { findIdleRoom } from '../../e2e/support/states/cabin-guest.ts';
import type { Visit } from '../scene/scene.ts';
import { amend, type Step } from '../scene/steps.ts';

export const scrollToImages = ({ page }: Visit): Promise<void> =>
  page
    .getByRole('dialog')
    .last()
    .locator('input[type=file]')
    .or(page.getByRole('dialog').locator('ol'))
    .last()
    .scrollIntoViewIfNeeded();

export async function decommission({ hand }: Visit): Promise<void> {
  await hand.openRow();
  await hand.field('ships:status').selectOption('decommissioned');
  await hand.press('frame:save');
}

/** The slide's picture opens it, like its title. */
export const openSlide = ({ page }: Visit): Promise<void> => page.locator('tbody img').first().click();

async function boardOf({ calls }: Visit): Promise<{ ship: ShipOverview; rooms: readonly BoardRoom[] }[]> {
  const ships = await calls.get<ShipOverview[]>('/office/rooms/overview');
  const boards = ships.map(async ship => ({
    ship,
    rooms: (await calls.get<RoomBoard>(`/office/rooms/board?shipId=${ship.id}`)).rooms,
  }));
  return Promise.all(boards);
}

async function show({ page }: Visit, shipId: number, room: BoardRoom): Promise<void> {
  const address = `/ship/roomManagement?ship=${shipId}&deck=${room.floor}&room=${room.id}`;
  await page.goto(new URL(address, page.url()).href);
  await page.locator(`[data-room="${room.id}"]`).focus();
}

/** The first room in a state, of any ship. */
export const chooseRoom =
  (status: BoardRoom['status']) =>
  async (visit: Visit): Promise<void> => {
    for (const { ship, rooms } of await boardOf(visit)) {
      const room = rooms.find(one => one.status === status);
      if (room) return show(visit, ship.id, room);
    }
    throw new Error(`no room is ${status}`);
  };

/** A room without bookings. */
export async function chooseIdleRoom(visit: Visit): Promise<void> {
  const [first] = await boardOf(visit);
  if (!first) throw new Error('no ship has rooms');
  await show(visit, first.ship.id, await findIdleRoom(visit.page, first.ship.id));
}

export async function scanNoTicket({ hand, page }: Visit): Promise<void> {
  await hand.press('rooms:scan.open');
  for (const code of ['SC00000000-1', 'SC00000000-2']) {
    await hand.field('rooms:scan.field').fill(code);
    await page.keyboard.press('Enter');
    await hand.see('rooms:scan.refused');
  }
}

export async function askForTooMany({ hand }: Visit): Promise<void> {
  await hand.fill('rooms:bulk.floorFrom', '2');
  await hand.fill('rooms:bulk.floorTo', '9');
  await hand.fill('rooms:bulk.from', '1');
  await hand.fill('rooms:bulk.to', '90');
}

/** Every sailing is under way since the evening before, and its line the longest. */
export const sinceLastNight: Step = amend<CheckInSailing[]>(
  '**/prod-api/office/check-in/sailings*',
  sailings => sailings.map(sailing => ({ ...sailing, date: addDays(sailing.date, -1), current: true })),
);
