import { sessions } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Database, Transaction } from '../../../api/src/lib/database/database.ts';
import type { BulkInsert } from '../ground/bulk.ts';
import type { Row } from '../ground/rows.ts';
import { routeFares } from './fares.ts';
import { portTexts } from './port-texts.ts';
import { type PortCode, ports } from './ports.ts';
import { cabinSen, roomTypes, weekdays } from './room-types.ts';
import { shipRooms } from './rooms.ts';
import { routeKey, routes } from './routes.ts';
import { ships } from './ships.ts';

/** Ids of the inserted rows, by code; routes by `routeKey`. */
export interface Catalogue {
  routeIds: ReadonlyMap<string, number>;
  shipIds: ReadonlyMap<string, number>;
}

/** What can be sold: ports, routes with their fares, room types with their prices, ships with their cabins. */
export async function writeCatalogue(trx: Transaction<Database>, insert: BulkInsert): Promise<Catalogue> {
  const routeIds = await writeRoutes(trx);
  const roomTypeIds = await writeRoomTypes(trx, insert);
  const shipIds = await writeShips(trx, insert, roomTypeIds);
  return { routeIds, shipIds };
}

async function writeRoutes(trx: Transaction<Database>): Promise<Map<string, number>> {
  const portRows = await trx
    .insertInto('ports')
    .values((Object.keys(ports) as PortCode[]).map(code => ({ code, ...ports[code], ...portTexts[code] })))
    .returning(['id', 'code'])
    .execute();
  const portIds = new Map(portRows.map(({ code, id }) => [code, id]));
  const routeRows = await trx
    .insertInto('routes')
    .values(
      routes.map(({ departure, destination, distanceNm, description }) => ({
        departure_port_id: known(portIds, departure),
        destination_port_id: known(portIds, destination),
        distance_nm: distanceNm,
        description,
      })),
    )
    .returning('id')
    .execute();
  const ids = routeRows.map(({ id }) => id);
  const fares = routes.flatMap(({ distanceNm }, index) =>
    sessions.flatMap(session =>
      Object.entries(routeFares(distanceNm, session)).map(
        ([ticketType, priceSen]): Row<'fares'> => ({
          route_id: ids[index] ?? null,
          session,
          ticket_type: ticketType as Row<'fares'>['ticket_type'],
          price_sen: priceSen,
        }),
      ),
    ),
  );
  await trx.insertInto('fares').values(fares).execute();
  return new Map(
    routes.map(({ departure, destination }, index) => [routeKey(departure, destination), ids[index] ?? 0]),
  );
}

async function writeRoomTypes(trx: Transaction<Database>, insert: BulkInsert): Promise<Map<string, number>> {
  const rows = await trx
    .insertInto('room_types')
    .values(
      roomTypes.map(type => ({
        code: type.code,
        name: type.name,
        description: type.description,
        has_window: type.hasWindow,
        capacity_label: type.capacityLabel,
        max_occupancy: type.maxOccupancy,
      })),
    )
    .returning(['id', 'code'])
    .execute();
  const ids = new Map(rows.map(({ code, id }) => [code, id]));
  await insert(
    'room_type_amenities',
    roomTypes.flatMap(({ code, amenities }) =>
      amenities.map(amenity => ({ room_type_id: known(ids, code), amenity })),
    ),
  );
  await insert(
    'room_type_prices',
    roomTypes.flatMap(type =>
      weekdays.flatMap(weekday =>
        sessions.map(session => ({
          room_type_id: known(ids, type.code),
          weekday,
          session,
          price_sen: cabinSen(type, weekday, session),
        })),
      ),
    ),
  );
  return ids;
}

async function writeShips(
  trx: Transaction<Database>,
  insert: BulkInsert,
  roomTypeIds: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const rows = await trx
    .insertInto('ships')
    .values(
      ships.map((ship, index) => ({
        name: ship.name,
        code: ship.code,
        manager: ship.manager,
        manager_contact: ship.managerContact,
        description: ship.description,
        link_url: ship.linkUrl,
        weight: (index + 1) * 10,
        capacity: ship.capacity,
      })),
    )
    .returning(['id', 'code'])
    .execute();
  const ids = new Map(rows.map(({ code, id }) => [code, id]));
  await insert(
    'rooms',
    ships.flatMap(ship =>
      shipRooms(ship).map(({ number, floor, position, roomTypeCode, accessible, beside }) => ({
        ship_id: known(ids, ship.code),
        room_type_id: known(roomTypeIds, roomTypeCode),
        number,
        floor,
        position,
        accessible,
        beside,
      })),
    ),
  );
  return ids;
}

/** The id of a code. Throws a RangeError for an unknown code. */
export function known(ids: ReadonlyMap<string, number>, code: string): number {
  const id = ids.get(code);
  if (id === undefined) throw new RangeError(`there is no ${code}`);
  return id;
}
