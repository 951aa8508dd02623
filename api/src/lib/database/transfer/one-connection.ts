import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '../database.ts';

/** One connection, for Kysely and for the streams of COPY, which Kysely does not know. */
export interface OneConnection {
  db: Kysely<Database>;
  client: pg.Client;
}

/** Opens a connection. `close` rolls an open transaction back. */
export async function connectOnce(url: string): Promise<OneConnection & { close(): Promise<void> }> {
  const client = new pg.Client({ connectionString: url, application_name: 'gangway-backup' });
  // A broken connection fails the current statement; without a listener its event would end the process.
  client.on('error', () => {});
  await client.connect();
  const query = client.query.bind(client);
  const pool = { options: {}, connect: async () => ({ query, release: () => {} }), end: async () => {} };
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, client, close: () => client.end() };
}

/** Values are written and read as text in one form, whatever the server is configured to. */
export const ONE_FORM =
  "set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local extra_float_digits = 3";
