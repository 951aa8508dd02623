import DataLoader from 'dataloader';
import { apartFromRequests } from '../../lib/current-request.ts';
import type { Connection } from '../../lib/database/database.ts';
import { findSessions, type SessionRow, type SessionUse, touchSessions } from './session.repository.ts';

/** The most sessions of a statement: as many as a batch of bookings has. */
const MOST = 64;

/** Uses of a session within this time are one, in milliseconds: a page of ten requests writes it once. */
const ONE_USE_MS = 60_000;

/**
 * Reads the session of a token's hash. Requests that arrive together share a statement: with one for each, a rush sells a sixth
 * fewer places. Nothing is kept: every request has the session as it is.
 */
export function readSession(db: Connection, tokenHash: Buffer): Promise<SessionRow | undefined> {
  return loadersOf(db).readings.load(tokenHash);
}

/**
 * Records the use of a session, if it was not used within the last minute. Requests that arrive together share a statement and its
 * commit: at the begin of a sale every buyer's session is used for the first time.
 */
export async function recordUse(db: Connection, session: SessionRow, use: SessionUse): Promise<void> {
  if (session.last_seen_at.getTime() > use.seenAt.getTime() - ONE_USE_MS) return;
  await loadersOf(db).uses.load(use);
}

interface Loaders {
  readings: DataLoader<Buffer, SessionRow | undefined>;
  uses: DataLoader<SessionUse, void>;
}

const loaders = new WeakMap<Connection, Loaders>();

function loadersOf(db: Connection): Loaders {
  const known = loaders.get(db) ?? {
    readings: inBatches<Buffer, SessionRow | undefined>(async hashes => {
      const sessions = await findSessions(db, hashes);
      return hashes.map(hash => sessions.get(hash.toString('hex')));
    }),
    uses: inBatches<SessionUse, void>(async uses => {
      await touchSessions(db, uses, ONE_USE_MS);
      return uses.map(() => undefined);
    }),
  };
  loaders.set(db, known);
  return known;
}

const inBatches = <Key, Found>(load: (keys: readonly Key[]) => Promise<Found[]>) =>
  new DataLoader<Key, Found>(
    // A statement of several requests is a part of none; one of a single request is a span of it (R443).
    keys => (keys.length > 1 ? apartFromRequests(() => load(keys)) : load(keys)),
    // After all input that has arrived over the network was read.
    { cache: false, maxBatchSize: MOST, batchScheduleFn: send => setImmediate(send) },
  );
