import { sameInAll } from '@gangway/shared/contract/base/languages.ts';
import type { PassengerInput } from '@gangway/shared/contract/entries/passengers.ts';
import type { SavedPassengerInput } from '@gangway/shared/contract/people/accounts.ts';
import type { OrderRequestInput } from '@gangway/shared/contract/sales/orders.ts';
import { instantOf } from '@gangway/shared/domain/time/local-date.ts';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../../src/lib/clock.ts';
import { type Database, nameActor } from '../../../src/lib/database/database.ts';

/** The test voyage: one ship, one route, two room types, and fares of round numbers. */
export interface Voyage {
  shipId: number;
  routeId: number;
  roomIds: number[];
}

export const FARES = { adult: 20_000, senior: 16_000, child: 12_000, infant: 2_000 } as const;
export const CABIN_SEN = 30_000;

/** Ships and sailings were made before the clocks of the tests begin, whatever the day of the run is: the audit log dates them. */
export const beforehand: Clock = { now: () => new Date('2026-11-01T00:00:00Z') };

/** Ship, route, fares and `rooms` cabins for four at RM 300.00. */
export async function createVoyage(
  db: Kysely<Database>,
  { rooms = 4, capacity = 600 } = {},
): Promise<Voyage> {
  return db.transaction().execute(async trx => {
    await nameActor(trx, 'system:test', beforehand);
    const ports = await trx
      .insertInto('ports')
      .values([
        { code: 'port-klang', name: sameInAll('Port Klang'), country: 'MY' },
        { code: 'penang', name: sameInAll('Penang'), country: 'MY' },
      ])
      .returning('id')
      .execute();
    const [departure, destination] = ports.map(port => port.id) as [number, number];
    const route = await trx
      .insertInto('routes')
      .values({
        departure_port_id: departure,
        destination_port_id: destination,
        distance_nm: 160,
        description: sameInAll('North'),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const ship = await trx
      .insertInto('ships')
      .values({ name: 'Selat Aurora', code: 'selat-aurora', description: sameInAll('A ship'), capacity })
      .returning('id')
      .executeTakeFirstOrThrow();
    const roomType = await trx
      .insertInto('room_types')
      .values({
        code: 'sea-4',
        name: sameInAll('Sea view'),
        description: sameInAll(''),
        has_window: true,
        capacity_label: 2,
        max_occupancy: 4,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`
      insert into room_type_prices (room_type_id, weekday, session, price_sen)
      select ${roomType.id}, weekday, session, ${CABIN_SEN}
      from generate_series(1, 7) weekday, unnest(enum_range(null::session)) session
    `.execute(trx);
    const made = await trx
      .insertInto('rooms')
      .values(
        Array.from({ length: rooms }, (_, index) => ({
          ship_id: ship.id,
          room_type_id: roomType.id,
          number: String(501 + index),
          floor: 5,
          position: 'port' as const,
        })),
      )
      .returning('id')
      .execute();
    for (const session of ['daytime', 'nighttime'] as const)
      for (const [ticketType, price_sen] of Object.entries(FARES))
        await trx
          .insertInto('fares')
          .values({ route_id: route.id, session, ticket_type: ticketType as keyof typeof FARES, price_sen })
          .execute();
    return { shipId: ship.id, routeId: route.id, roomIds: made.map(row => row.id) };
  });
}

/** A daytime sailing from 09:00 to 17:00, or a nighttime one from 20:00 to 07:00. */
export async function createSailing(
  db: Kysely<Database>,
  voyage: Voyage,
  options: {
    date?: string;
    session?: 'daytime' | 'nighttime';
    capacity?: number;
    peak?: boolean;
    nonRefundable?: boolean;
  } = {},
): Promise<number> {
  const {
    date = '2027-03-12',
    session = 'daytime',
    capacity = 600,
    peak = false,
    nonRefundable = false,
  } = options;
  const departs = instantOf(date, session === 'daytime' ? '09:00' : '20:00');
  const hours = session === 'daytime' ? 8 : 11;
  return db.transaction().execute(async trx => {
    await nameActor(trx, 'system:test', beforehand);
    const sailing = await trx
      .insertInto('sailings')
      .values({
        ship_id: voyage.shipId,
        route_id: voyage.routeId,
        date,
        session,
        departs_at: departs,
        arrives_at: new Date(departs.getTime() + hours * 3_600_000),
        peak,
        non_refundable: nonRefundable,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.insertInto('sailing_inventory').values({ sailing_id: sailing.id, capacity }).execute();
    return sailing.id;
  });
}

let people = 0;
/** Each person has a different document, which can be booked once on a sailing. */
const nextNumber = (): string => String(++people % 10_000).padStart(4, '0');

/** An adult with a new identity card. */
export function passengerInput(changes: Partial<PassengerInput> = {}): PassengerInput {
  const { birthDate = '1988-04-12' } = changes;
  return {
    ticketType: 'adult',
    name: 'Aisyah binti Rahman',
    phone: '+60 12-345 6789',
    gender: 'female',
    idType: 'idCard',
    idNumber: `${birthDate.replaceAll('-', '').slice(2)}-10-${nextNumber()}`,
    nationality: 'MY',
    birthDate,
    ...changes,
  };
}

export const childInput = (changes: Partial<PassengerInput> = {}): PassengerInput =>
  passengerInput({
    ticketType: 'child',
    name: 'Hana',
    phone: '',
    idNumber: `180602-10-${nextNumber()}`,
    birthDate: '2018-06-02',
    ...changes,
  });

/** An order of one adult without a cabin, at the factories' fares. */
export function orderInput(sailingId: number, changes: Partial<OrderRequestInput> = {}): OrderRequestInput {
  return {
    sailingId,
    passengers: [passengerInput()],
    contact: { name: 'Aisyah binti Rahman', email: 'aisyah@example.com', phone: '+60 12-345 6789' },
    referralCode: 'SELAT',
    paymentMethod: 'online',
    language: 'en',
    expectedTotalSen: FARES.adult,
    termsAccepted: true,
    ...changes,
  };
}

let contacts = 0;
/** A contact without bookings: one of many parties. */
export function newContact(name = 'Tan Wei Ming'): OrderRequestInput['contact'] {
  contacts++;
  return { name, email: `contact${contacts}@example.com`, phone: `+60 4-${1_000_000 + contacts}` };
}

/** The order of one of many buyers, who share no data: the same for each call. */
export const buyersInput = (
  sailingId: number,
  buyer: number | string,
  changes: Partial<OrderRequestInput> = {},
): OrderRequestInput =>
  orderInput(sailingId, {
    passengers: [passengerInput({ name: `Buyer ${buyer}`, idNumber: `BUYER ${buyer}` })],
    contact: {
      name: `Buyer ${buyer}`,
      email: `buyer${String(buyer).replace(/\W/g, '')}@example.com`,
      phone: `+60 3-${Array.from(String(buyer), letter => letter.charCodeAt(0))
        .join('')
        .slice(-8)
        .padStart(8, '0')}`,
    },
    ...changes,
  });

/** A saved passenger with an identity card. */
export function savedPassengerInput(changes: Partial<SavedPassengerInput> = {}): SavedPassengerInput {
  return {
    name: 'Aisyah binti Rahman',
    gender: 'female',
    birthDate: '1988-04-12',
    nationality: 'MY',
    idType: 'idCard',
    idNumber: '880412-10-5566',
    ...changes,
  };
}
