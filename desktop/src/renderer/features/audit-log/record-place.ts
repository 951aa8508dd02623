import type { AuditEntry } from '@gangway/shared/contract/office/system/audit.ts';
import { paths } from '../../lib/paths.ts';

/** Where the record of an entry is shown: the screen, and its address with what selects the record. */
interface Place {
  screen: string;
  href: string;
}

const at = (screen: string, query: Record<string, string> = {}): Place => {
  const text = new URLSearchParams(query).toString();
  return { screen, href: text ? `${screen}?${text}` : screen };
};

/** The screens of records that belong to no order, by their table. */
const places: Readonly<Record<string, (id: string, label: string) => Place>> = {
  boarding_conflicts: () => at(paths.boardingConflict),
  customers: id => ({ screen: paths.userInfoRecord, href: `${paths.userInfoRecord}/${id}` }),
  day_closes: id => at(paths.dayClose, { date: id }),
  gate_stations: (_, label) => at(paths.stations, { search: label }),
  menus: () => at(paths.menus),
  ports: (_, label) => at(paths.port, { search: label }),
  promo_codes: (_, label) => at(paths.promoCode, { search: label }),
  roles: () => at(paths.role),
  room_types: (_, label) => at(paths.roomTypeManagement, { search: label }),
  rooms: id => at(paths.roomRecord, { roomId: id }),
  routes: () => at(paths.route),
  sailings: id => at(paths.sailing, { sailing: id }),
  settings: () => at(paths.settingConfig),
  ships: (_, label) => at(paths.ship, { search: label }),
  slides: (_, label) => at(paths.slides, { search: label }),
  system_users: (_, label) => at(paths.users, { username: label }),
  vouchers: (_, label) => at(paths.voucher, { search: label.slice(label.lastIndexOf('…') + 1) }),
};

/** Where staff find the record of an entry; null for one that has no screen, or that was deleted. */
export function placeOf({
  entity,
  entityId,
  label,
  order,
  action,
}: Pick<AuditEntry, 'entity' | 'entityId' | 'label' | 'order' | 'action'>): Place | null {
  if (order) return { screen: paths.shipOrder, href: `${paths.shipOrder}/${order}` };
  if (action === 'deleted') return null;
  const isNamed = label !== '' || ['settings', 'day_closes'].includes(entity);
  return (isNamed && places[entity]?.(entityId, label)) || null;
}
