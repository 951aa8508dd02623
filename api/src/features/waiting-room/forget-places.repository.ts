import type { Connection } from '../../lib/database/database.ts';

/** Forgets the places of those who joined before a moment, booked or not. */
export async function deletePlacesBefore(db: Connection, moment: Date): Promise<void> {
  await db.deleteFrom('waiting_places').where('joined_at', '<', moment).execute();
}

/** Forgets from where people came who joined before a moment. */
export async function forgetOriginsBefore(db: Connection, moment: Date): Promise<void> {
  await db
    .updateTable('waiting_places')
    .set({ origin: null })
    .where('joined_at', '<', moment)
    .where('origin', 'is not', null)
    .execute();
}
