import * as fleet from './reach/fleet.ts';
import type { Scene } from './scene/scene.ts';
import { fill, first, key, openRow, press } from './scene/steps.ts';

const board = '/ship/roomManagement';
const types = '/ship/roomTypeManagement';

/** Ships, slides, the guide, room types, the room board, check-in and its records. */
export const fleetScenes: readonly Scene[] = [
  { name: 'ship-one', at: '/ship/ship', reach: openRow() },
  { name: 'ship-images', at: '/ship/ship', reach: first(openRow(), fleet.scrollToImages) },
  { name: 'ship-image-delete', at: '/ship/ship', reach: first(openRow(), press('ships:images.delete')) },
  { name: 'ship-new-errors', at: '/ship/ship', reach: first(press('ships:new'), press('frame:save')) },
  { name: 'ship-decommission', at: '/ship/ship', reach: fleet.decommission },
  { name: 'ship-none-found', at: '/ship/ship?search=titanic' },
  { name: 'slide-one', at: '/ship/slides', reach: fleet.openSlide },
  { name: 'slide-new-errors', at: '/ship/slides', reach: first(press('slides:new'), press('frame:save')) },
  { name: 'slide-delete', at: '/ship/slides', reach: first(fleet.openSlide, press('slides:form.delete')) },
  { name: 'slide-none-found', at: '/ship/slides?search=titanic' },
  { name: 'guide-faq', at: '/ship/guide?page=faq', everySize: true },
  { name: 'guide-one', at: '/ship/guide?page=faq', reach: openRow() },
  {
    name: 'guide-new-errors',
    at: '/ship/guide?page=faq',
    reach: first(press('guide:add.faq'), press('frame:save')),
  },
  {
    name: 'guide-delete',
    at: '/ship/guide',
    reach: first(openRow(), press('guide:form.delete')),
  },
  { name: 'room-type-prices', at: `${types}?tab=prices`, everySize: true },
  { name: 'room-type-one', at: types, reach: openRow() },
  { name: 'room-type-new-errors', at: types, reach: first(press('room-types:new'), press('frame:save')) },
  { name: 'room-type-delete', at: types, reach: first(openRow(), press('room-types:form.delete')) },
  { name: 'room-type-none-found', at: `${types}?search=palace` },

  { name: 'room-list', at: `${board}?view=list`, everySize: true },
  { name: 'room-available', at: board, reach: fleet.chooseRoom('available') },
  { name: 'room-occupied', at: board, reach: fleet.chooseRoom('occupied') },
  { name: 'room-dirty', at: board, reach: fleet.chooseRoom('dirty') },
  { name: 'room-one-deck', at: `${board}?deck=5` },
  { name: 'room-faded', at: `${board}?status=dirty` },
  { name: 'room-check-in', at: board, reach: first(fleet.chooseIdleRoom, key('i')) },
  { name: 'room-check-out', at: board, reach: first(fleet.chooseRoom('occupied'), key('o')) },
  { name: 'room-maintenance', at: board, reach: first(fleet.chooseRoom('available'), key('m')) },
  { name: 'room-maintenance-over', at: board, reach: first(fleet.chooseRoom('maintenance'), key('v')) },
  { name: 'room-scan', at: board, reach: press('rooms:scan.open') },
  { name: 'room-scan-refused', at: board, reach: fleet.scanNoTicket },
  { name: 'room-new-errors', at: board, reach: first(press('rooms:form.new'), press('frame:save')) },
  {
    name: 'room-change',
    at: board,
    reach: first(fleet.chooseRoom('available'), press('rooms:detail.change')),
  },
  {
    name: 'room-delete',
    at: board,
    reach: first(fleet.chooseRoom('available'), press('rooms:detail.change'), press('rooms:form.delete')),
  },
  { name: 'room-bulk', at: board, reach: press('rooms:bulk.open') },
  { name: 'room-bulk-many', at: board, reach: first(press('rooms:bulk.open'), fleet.askForTooMany) },
  {
    name: 'check-in-night',
    at: '/ship/roomCheckInManagement',
    before: fleet.sinceLastNight,
    everySize: true,
  },
  { name: 'check-in-no-sailing', at: '/ship/roomCheckInManagement?date=2035-01-01' },
  {
    name: 'check-in-none-found',
    at: '/ship/roomCheckInManagement',
    reach: fill('rooms:guests.search', 'qqq'),
  },
  { name: 'check-in-record-none-found', at: '/ship/roomRecord?search=nobody' },
];
