import { addDays, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import type { Database, Transaction } from '../../../api/src/lib/database/database.ts';
import type { BulkInsert } from '../ground/bulk.ts';
import type { Random } from '../ground/random.ts';
import type { Row, StateChange } from '../ground/rows.ts';
import { startOfDay } from '../ground/start-of-day.ts';

const repairs = [
  'Air conditioning drips',
  'Door lock replaced, waiting for the key cards',
  'Shower drain blocked',
  'Window seal to be renewed in port',
  'Berth ladder loose',
  'Carpet water-damaged',
] as const;
const OUT_OF_ORDER_PER_SHIP = 2;

/** Puts a few cabins of each ship out of order, before any of them is sold. */
export async function writeMaintenance(
  trx: Transaction<Database>,
  insert: BulkInsert,
  { random, today, frontDeskId }: { random: Random; today: LocalDate; frontDeskId: string },
): Promise<StateChange[]> {
  const rooms = await trx.selectFrom('rooms').select(['id', 'ship_id']).orderBy('id').execute();
  const chosen = [...Map.groupBy(rooms, room => room.ship_id).values()].flatMap(ofShip =>
    random.shuffled(ofShip).slice(0, OUT_OF_ORDER_PER_SHIP),
  );
  const events = chosen.map(({ id }, index): Row<'room_events'> & { at: Date } => {
    const at = new Date(
      startOfDay(addDays(today, -random.integer(2, 9))) + random.integer(540, 1020) * 60_000,
    );
    return {
      id: random.uuid(at),
      room_id: id,
      action: 'maintenance',
      notes: repairs[index % repairs.length] ?? '',
      system_user_id: frontDeskId,
      at,
    };
  });
  await insert('room_events', events);
  for (const { room_id, notes } of events) {
    await trx.updateTable('rooms').set({ status: 'maintenance', notes }).where('id', '=', room_id).execute();
  }
  return events.map(({ room_id, at }) => ({
    at,
    actor: `staff:${frontDeskId}`,
    entity: 'rooms',
    entityId: String(room_id),
    from: 'available',
    to: 'maintenance',
  }));
}
