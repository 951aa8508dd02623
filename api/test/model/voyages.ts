import { sql } from 'kysely';
import { inTransaction } from '../../src/lib/database/database.ts';
import type { Deps } from '../../src/lib/http/context.ts';
import type { Voyage } from '../support/database/factories.ts';
import { at } from './model.ts';
import { NIGHT_PRICES } from './prices.ts';

/** Prices at night (prices.ts), on a route and in the cabins of all ships. */
export const priceNights = (deps: Deps, { routeId }: Voyage): Promise<void> =>
  inTransaction(deps, 'system:test', async trx => {
    await trx
      .updateTable('fares')
      .set({ price_sen: NIGHT_PRICES.adultSen })
      .where('route_id', '=', routeId)
      .where('session', '=', 'nighttime')
      .where('ticket_type', '=', 'adult')
      .execute();
    await trx
      .updateTable('room_type_prices')
      .set({ price_sen: NIGHT_PRICES.cabinSen })
      .where('session', '=', 'nighttime')
      .execute();
  });

/** Another ship like the first, on its own route, with its prices; `places`: not with as many. */
export const copyVoyage = (deps: Deps, voyage: Voyage, places?: number): Promise<Voyage> =>
  inTransaction(deps, 'system:test', async trx => {
    const { rows: ships } = await sql<{ id: number }>`
      insert into ships (name, code, description, capacity)
      select name || ' ' || number, code || '-' || repeat('x', number), description, coalesce(${places ?? null}::integer, capacity)
      from ships, (select count(*)::integer as number from ships) others where id = ${voyage.shipId}
      returning id
    `.execute(trx);
    const shipId = at(ships, 0).id;
    const { rows: rooms } = await sql<{ id: number }>`
      insert into rooms (ship_id, room_type_id, number, floor, position)
      select ${shipId}, room_type_id, number, floor, position from rooms where ship_id = ${voyage.shipId} order by id
      returning id
    `.execute(trx);
    const { rows: routes } = await sql<{ id: number }>`
      with port as (
        insert into ports (code, name, country)
        select code || '-' || repeat('x', (select count(*)::integer from ports)), name, country from ports
        where id = (select destination_port_id from routes where id = ${voyage.routeId}) returning id
      )
      insert into routes (departure_port_id, destination_port_id, distance_nm, description)
      select departure_port_id, port.id, distance_nm, description from routes, port where routes.id = ${voyage.routeId}
      returning id
    `.execute(trx);
    const routeId = at(routes, 0).id;
    await sql`
      insert into fares (route_id, session, ticket_type, price_sen)
      select ${routeId}, session, ticket_type, price_sen from fares where route_id = ${voyage.routeId}
    `.execute(trx);
    return { shipId, routeId, roomIds: rooms.map(({ id }) => id) };
  });
