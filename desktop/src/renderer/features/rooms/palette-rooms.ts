import { textIn } from '@gangway/shared/contract/base/languages.ts';
import type { OfficeRoom } from '@gangway/shared/contract/office/fleet/rooms.ts';
import { BedDouble } from 'lucide-react';
import { request } from '../../lib/api/request.ts';
import { currentLanguage } from '../../lib/language/i18n.ts';
import { isSame, type PaletteSource } from '../../lib/palette/palette.ts';
import { paths } from '../../lib/paths.ts';

const MOST = 5;
/** Notes are searched as well, and a number may be the end of many: the best of more than are shown. */
const LOOKED_AT = 50;

/** 0 for the number itself, 1 for one that begins with it, 2 for one that has it, 3 for a note. */
function rank({ number }: OfficeRoom, typed: string): number {
  if (isSame(number, typed)) return 0;
  const at = number.toLowerCase().indexOf(typed.toLowerCase());
  return at === -1 ? 3 : Math.min(at + 1, 2);
}

/** Finds rooms of all ships by number, and leads to the board of the ship, where the room is chosen. */
const rooms: PaletteSource = {
  id: 'rooms',
  permission: 'rooms.operate',
  screen: paths.roomManagement,
  heading: 'palette.rooms',
  async search(search, signal) {
    const query = { search, size: LOOKED_AT };
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
