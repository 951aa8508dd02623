import { type Kysely, sql } from 'kysely';

/** The deck plan shows stairs, lifts, toilets and restaurants beside the rooms (R422); they are a part of the room's edit form. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table rooms add column beside text[] not null default '{}'
      constraint rooms_beside_check check (beside <@ array['stairs', 'lift', 'toilets', 'restaurant']);
    comment on column rooms.beside is 'What is beside the room on its deck';
    drop trigger raise_version on rooms;
    create trigger raise_version before update of ship_id, room_type_id, number, floor, position, status, notes, accessible, beside
      on rooms for each row
      when ((old.ship_id, old.room_type_id, old.number, old.floor, old.position, old.status, old.notes, old.accessible, old.beside)
        is distinct from
        (new.ship_id, new.room_type_id, new.number, new.floor, new.position, new.status, new.notes, new.accessible, new.beside))
      execute function raise_version();
  `.execute(db);
}
