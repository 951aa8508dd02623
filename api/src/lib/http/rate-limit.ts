import { createHash } from 'node:crypto';
import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/database.ts';
import { AppError } from '../errors.ts';

/** A number of attempts per window, counted in the database for all copies of the API together. */
export interface RateLimit {
  /**
   * Counts an attempt before it is made, so that concurrent ones cannot exceed the limit. @throws AppError `too-many-attempts`
   */
  take(key: string): Promise<void>;
  /** Removes one attempt from the count, because it succeeded. */
  giveBack(key: string): Promise<void>;
  /** Resets the key's count. */
  forget(key: string): Promise<void>;
}

/** A limit of `attempts` within `seconds` of the first; `name` separates its keys from those of other limits. */
export function createRateLimit(db: Kysely<Database>, window: Window & { attempts: number }): RateLimit {
  const limiter = limiterOn(db, window, window.attempts);
  return {
    async take(key) {
      try {
        await limiter.consume(hashOf(key));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new AppError('too-many-attempts', {
          params: { count: Math.ceil(refusal.msBeforeNext / 1000) },
        });
      }
    },
    async giveBack(key) {
      await limiter.reward(hashOf(key));
    },
    async forget(key) {
      await limiter.delete(hashOf(key));
    },
  };
}

/** Counts events within `seconds` of the first, and refuses none. The function counts one, and returns how many there were. */
export function createCounter(db: Kysely<Database>, window: Window): (key: string) => Promise<number> {
  const limiter = limiterOn(db, window, Number.MAX_SAFE_INTEGER);
  return async key => (await limiter.penalty(hashOf(key))).consumedPoints;
}

interface Window {
  name: string;
  seconds: number;
}

const limiterOn = (db: Kysely<Database>, { name, seconds }: Window, points: number) =>
  new RateLimiterPostgres({
    storeClient: storeOn(db),
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
  });

/** Keys contain personal data, and may be longer than the column. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

/** The part of a node-postgres client that the limiter uses, on the shared pool. */
const storeOn = (db: Kysely<Database>) => ({
  async query({ text, values = [] }: { text: string; values?: unknown[] }) {
    const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
  },
});
