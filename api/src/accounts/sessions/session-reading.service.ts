import DataLoader from 'dataloader';
import { apartFromRequests } from '../../lib/current-request.ts';
import type { Connection } from '../../lib/database/database.ts';
import { findSessions, type SessionRow } from './session.repository.ts';

type Reader = DataLoader<Buffer, SessionRow | undefined>;

/** The most sessions of a statement: as many as a batch of bookings has. */
const MOST = 64;

const readers = new WeakMap<Connection, Reader>();

/**
 * Reads the session of a token's hash. Requests that arrive together share a statement: with one for each, a rush sells a sixth
 * fewer places. Nothing is kept: every request has the session as it is.
 */
export function readSession(db: Connection, tokenHash: Buffer): Promise<SessionRow | undefined> {
  const reader = readers.get(db) ?? createReader(db);
  readers.set(db, reader);
  return reader.load(tokenHash);
}

const createReader = (db: Connection): Reader =>
  new DataLoader(
    async hashes => {
      const read = () => findSessions(db, hashes);
      // A statement of several requests is a part of none; one of a single request is a span of it (R443).
      const sessions = await (hashes.length > 1 ? apartFromRequests(read) : read());
      return hashes.map(hash => sessions.get(hash.toString('hex')));
    },
    // After all input that has arrived over the network was read.
    { cache: false, maxBatchSize: MOST, batchScheduleFn: read => setImmediate(read) },
  );
