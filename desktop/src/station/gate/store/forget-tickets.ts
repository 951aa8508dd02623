import type { Connection } from './database.ts';

/** Deletes what the server told of tickets and the keys of their codes: the next sync brings all of it. */
export function forgetTickets(db: Connection): void {
  db.prepare('delete from tickets').run();
  db.prepare('delete from keys').run();
  db.prepare('delete from passenger_lists').run();
  db.prepare('update sailings set has_tickets = 0').run();
  db.prepare("delete from meta where name in ('cursor', 'lastSyncAt')").run();
}
