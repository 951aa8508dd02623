import { type Kysely, sql } from 'kysely';

/** Rooms that suit a wheelchair are marked on the deck plan (R405); the mark is a part of the room's edit form. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table rooms add column accessible boolean not null default false;
    comment on column rooms.accessible is 'The room and the way to it suit a wheelchair';
    drop trigger raise_version on rooms;
    create trigger raise_version before update of ship_id, room_type_id, number, floor, position, status, notes, accessible
      on rooms for each row
      when ((old.ship_id, old.room_type_id, old.number, old.floor, old.position, old.status, old.notes, old.accessible)
        is distinct from (new.ship_id, new.room_type_id, new.number, new.floor, new.position, new.status, new.notes, new.accessible))
      execute function raise_version();
  `.execute(db);
}
