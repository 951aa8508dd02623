import { manifestFieldNames } from '@gangway/shared/contract/entries/passenger-fields.ts';
import type { ManifestPassenger } from '@gangway/shared/contract/office/gate/manifest.ts';
import { isLocal, manifestGapsOf } from '@gangway/shared/domain/manifest.ts';
import { ageOn, localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import type { Connection } from '../../lib/database/database.ts';
import { fieldsOf } from '../../reservations/passengers/passenger-rows.rules.ts';

/** Everybody with a good ticket for a sailing, by name. Children are reached at the phone of their order. */
export async function findManifest(
  db: Connection,
  sailing: { id: number; date: string; arrivesAt: string },
): Promise<ManifestPassenger[]> {
  const rows = await db
    .selectFrom('tickets as t')
    .innerJoin('orders as o', 'o.id', 't.order_id')
    .innerJoin('passengers as p', 'p.id', 't.passenger_id')
    .leftJoin('order_cabins as c', 'c.id', 't.cabin_id')
    .leftJoin('rooms as r', 'r.id', 'c.room_id')
    .selectAll('p')
    .select([
      't.id as ticket_id',
      't.serial',
      't.seat',
      't.ticket_type',
      't.boarding_status',
      't.boarded_at',
      'o.number',
      'o.contact_phone',
      'r.number as cabin',
    ])
    .where('t.sailing_id', '=', sailing.id)
    .where('t.canceled_at', 'is', null)
    .where('o.status', 'in', ['paid', 'completed'])
    .orderBy('p.name')
    .orderBy('t.serial')
    .execute();
  const arrivalDate = localDateIn(new Date(sailing.arrivesAt));
  return rows.map(row => {
    const stored = fieldsOf(manifestFieldNames, row);
    const passenger = { ...stored, phone: stored.phone || row.contact_phone };
    return {
      ...passenger,
      ticketId: row.ticket_id,
      orderNumber: row.number,
      serial: row.serial,
      local: isLocal(passenger),
      age: ageOn(passenger.birthDate, sailing.date),
      ticketType: row.ticket_type,
      seat: row.seat,
      cabin: row.cabin ?? '',
      boardingStatus: row.boarding_status,
      boardedAt: row.boarded_at?.toISOString() ?? null,
      gaps: manifestGapsOf(passenger, arrivalDate),
    };
  });
}
