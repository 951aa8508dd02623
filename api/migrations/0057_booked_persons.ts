import { type Kysely, sql } from 'kysely';

/** Corrections are measured against who was booked: several small ones may not make another person of a passenger (R357, R213). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table booked_persons (
      passenger_id uuid primary key references passengers on delete cascade,
      name text not null,
      id_number text not null,
      birth_date date not null
    );
    comment on table booked_persons is
      'Who a corrected passenger was when the tickets were booked, or when the desk put another person in that one''s place';
  `.execute(db);
}
