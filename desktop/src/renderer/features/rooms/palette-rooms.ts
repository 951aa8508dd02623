import { textIn } from '@gangway/shared/contract/base/languages.ts';
import type { OfficeRoom } from '@gangway/shared/contract/office/fleet/rooms.ts';
import { BedDouble } from 'lucide-react';
import { request } from '../../lib/api/request.ts';
import { currentLanguage } from '../../lib/language/i18n.ts';
import { isSame, type PaletteSource } from '../../lib/palette/palette.ts';
import { paths } from '../../lib/paths.ts';

const MOST = 5;
/** Number of rooms fetched for ranking, more than are shown: the search also matches notes and parts of numbers. */
const FETCHED = 50;

/** 0 for an exact number, 1 for its beginning, 2 for a part of it, 3 for a note. */
function rank({ number }: OfficeRoom, typed: string): number {
  if (isSame(number, typed)) return 0;
  const at = number.toLowerCase().indexOf(typed.toLowerCase());
  return at === -1 ? 3 : Math.min(at + 1, 2);
}

/** Finds rooms of all ships by number; a result opens the ship's board with the room selected. */
const rooms: PaletteSource = {
  id: 'rooms',
  permission: 'rooms.operate',
  screen: paths.roomManagement,
  heading: 'palette.rooms',
  async search(search, signal) {
    const query = { search, size: FETCHED };
    const { items } = await request<{ items: OfficeRoom[] }>('GET', '/office/rooms', { query, signal });
    const best = items.toSorted((one, other) => rank(one, search) - rank(other, search)).slice(0, MOST);
    return best.map(({ id, number, ship, floor, roomType }) => ({
      exact: isSame(number, search),
      id: String(id),
      label: `${number} · ${ship.name}`,
      detail: textIn(roomType.name, currentLanguage()),
      href: `${paths.roomManagement}?ship=${ship.id}&deck=${floor}&room=${id}`,
      icon: BedDouble,
    }));
  },
};

export default rooms;
