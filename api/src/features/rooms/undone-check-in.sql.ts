import { sql } from 'kysely';

/** Whether a check-in (alias `e` of `room_events`) was not undone (R425). */
export const isNotUndone = sql<boolean>`not exists (select from room_events undoing where undoing.undoes = e.id)`;
