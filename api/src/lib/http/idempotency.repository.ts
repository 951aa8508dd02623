import { hash } from 'node:crypto';
import type { ErrorCode } from '@gangway/shared/contract/base/errors.ts';
import { type Kysely, sql } from 'kysely';
import { type Attempt, done, refused } from '../attempt.ts';
import { actorOf, type Caller } from '../caller.ts';
import type { Clock } from '../clock.ts';
import {
  type Database,
  nameActor,
  prepared,
  type Transaction,
  transactRepeatedly,
} from '../database/database.ts';
import { bytesAsText, insertRows } from '../database/insert-rows.ts';
import { attempt } from '../database/savepoint.ts';
import { AppError } from '../errors.ts';

/** How long an answer is kept for a repetition (R107). */
const KEPT_HOURS = 24;

/** A request for a proof of work decides nothing: it is not stored, and the same request may be sent again with its key. */
export const UNDECIDED: ErrorCode = 'human-proof-required';

/** The meaning of an `Idempotency-Key`: its owner, and the request it was first sent with. */
export interface RequestKey {
  /**
   * The account's actor string, or `guest`: a guest's key is only as unguessable as the client made it. The audit uses it as the
   * actor.
   */
  owner: string;
  key: string;
  /** Call and body; their hash distinguishes a changed request from a repeated one. */
  request: unknown;
}

/** The key of a call: `request` contains the call's name and its body. */
export function requestKey(
  caller: Caller,
  header: { 'idempotency-key': string },
  request: unknown,
): RequestKey {
  return { owner: actorOf(caller), key: header['idempotency-key'], request };
}

type StoredAnswer<Data> =
  | { data: Data }
  | {
      refusal: { code: ErrorCode; params: Record<string, string | number>; fields?: Record<string, string> };
    };

/**
 * Runs `work` once per key (invariant I8). Effect and answer are written in one transaction, so that a crash leaves both or
 * neither. A repetition gets the stored answer, refusals included, except those that decide nothing. `work` must be repeatable,
 * because it runs again if PostgreSQL aborted it because of a conflict.
 *
 * @throws AppError `key-in-flight` while the first request is still running, `key-reused` when the request differs.
 */
export async function answerOnce<Data>(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  { owner, key, request }: RequestKey,
  work: (trx: Transaction<Database>) => Promise<Data>,
): Promise<Data> {
  const requestHash = hashOf(request);
  return settle(
    await transactRepeatedly(db, async trx => {
      await lockKey(trx, owner, key);
      const storedAnswer = await findAnswer<Data>(trx, owner, key);
      if (storedAnswer) {
        if (!storedAnswer.requestHash.equals(requestHash)) throw new AppError('key-reused');
        return storedAnswer.answer;
      }
      await nameActor(trx, owner, clock);
      const attempted = await attempt(trx, work);
      const answer = toStored(attempted);
      if (isUndecided(attempted)) return answer;
      await trx
        .insertInto('idempotency_keys')
        .values({
          owner,
          key,
          request_hash: requestHash,
          answer: JSON.stringify(answer),
          created_at: clock.now(),
        })
        .execute();
      return answer;
    }),
  );
}

/**
 * The same for many keys in one transaction: a refusal does not affect the others. `work` gets the indexes of the new keys, and
 * returns the result of each; it sets the actors itself. A key that occurs twice gets the answer of its first request.
 */
export async function answerEachOnce<Data>(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  requests: readonly RequestKey[],
  work: (trx: Transaction<Database>, indexes: readonly number[]) => Promise<readonly Attempt<Data>[]>,
): Promise<Attempt<Data>[]> {
  const namedRequests = requests.map(request => ({
    ...request,
    hash: hashOf(request.request),
    name: nameOf(request),
  }));
  return transactRepeatedly(db, async trx => {
    const free = await lockKeys(trx, requests);
    const attempts = new Map<string, { requestHash: Buffer; attempted: Attempt<Data> }>();
    for (const [name, { requestHash, answer }] of await findAnswers<Data>(trx, requests))
      attempts.set(name, { requestHash, attempted: fromStored(answer) });
    // The first request of each new key. This transaction holds its lock, which also covers a repetition.
    const fresh = new Map<string, number>();
    for (const [index, { name }] of namedRequests.entries())
      if (free.has(index) && !attempts.has(name) && !fresh.has(name)) fresh.set(name, index);
    const indexes = [...fresh.values()];
    const made = indexes.length > 0 ? await work(trx, indexes) : [];
    const stored = indexes.flatMap((index, nth) => {
      const { owner = '', key = '', name = '', hash = Buffer.alloc(0) } = namedRequests[index] ?? {};
      const attempted = made[nth] as Attempt<Data>;
      attempts.set(name, { requestHash: hash, attempted });
      if (isUndecided(attempted)) return [];
      const answer = toStored(attempted);
      return [{ owner, key, request_hash: bytesAsText(hash), answer, created_at: clock.now() }];
    });
    await insertRows(trx, 'idempotency_keys', stored);
    return namedRequests.map(({ name, hash }, index) => {
      const answered = free.has(index) && attempts.get(name);
      if (!answered) return refused(new AppError('key-in-flight'));
      return answered.requestHash.equals(hash) ? answered.attempted : refused(new AppError('key-reused'));
    });
  });
}

/** A refusal that was decided outside a transaction, and the key of its request. */
interface DecidedRefusal {
  key: RequestKey;
  refusal: AppError;
}

/**
 * Stores refusals under their keys with one statement, which is its own transaction. None may be of the code `UNDECIDED`.
 *
 * @returns the indexes of those that are stored. Another's key was used before, is in use, or occurred before in this list: that
 * request must be answered by `answerEachOnce`.
 */
export async function storeRefusals(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  decided: readonly DecidedRefusal[],
): Promise<ReadonlySet<number>> {
  if (decided.length === 0) return new Set();
  const createdAt = clock.now();
  const indexes = new Map<string, number>();
  for (const [index, { key }] of decided.entries())
    if (!indexes.has(nameOf(key))) indexes.set(nameOf(key), index);
  const rows = [...indexes.values()].map(index => {
    const { key, refusal } = decided[index] as DecidedRefusal;
    return {
      owner: key.owner,
      key: key.key,
      request_hash: bytesAsText(hashOf(key.request)),
      answer: toStored(refused(refusal)),
      created_at: createdAt,
    };
  });
  // The condition is evaluated before its row is inserted: only who holds the lock of a key may write its answer.
  const { rows: stored } = await sql<{ owner: string; key: string }>`
    insert ${prepared('store-refusals')} into idempotency_keys (owner, key, request_hash, answer, created_at)
    select owner, key, request_hash, answer, created_at
    from jsonb_populate_recordset(null::idempotency_keys, ${JSON.stringify(rows)}::jsonb)
    where pg_try_advisory_xact_lock(hashtextextended(owner || ' ' || key, 0))
    on conflict (owner, key) do nothing
    returning owner, key
  `.execute(db);
  return new Set(stored.flatMap(key => indexes.get(nameOf(key)) ?? []));
}

/** The unique name of a key. */
const nameOf = ({ owner, key }: Pick<RequestKey, 'owner' | 'key'>): string => `${owner} ${key}`;

/** Deletes expired answers. */
export async function forgetKeys({ db, clock }: { db: Kysely<Database>; clock: Clock }): Promise<void> {
  const oldest = new Date(clock.now().getTime() - KEPT_HOURS * 3_600_000);
  await db.deleteFrom('idempotency_keys').where('created_at', '<', oldest).execute();
}

/** Deletes the stored answers of one owner, because they contain the owner's data. */
export async function forgetKeysOf(trx: Transaction<Database>, owner: string): Promise<void> {
  await trx.deleteFrom('idempotency_keys').where('owner', '=', owner).execute();
}

/** Deletes the stored answers in which an order stands, with its contact. */
export async function forgetAnswersAbout(trx: Transaction<Database>, orderId: string): Promise<void> {
  await trx.deleteFrom('idempotency_keys').where(sql<string>`answer::text`, 'like', `%${orderId}%`).execute();
}

async function lockKey(trx: Transaction<Database>, owner: string, key: string): Promise<void> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${nameOf({ owner, key })}, 0)) as free
  `.execute(trx);
  if (!rows[0]?.free) throw new AppError('key-in-flight');
}

/** @returns the indexes of the keys that no other transaction has locked. */
async function lockKeys(
  trx: Transaction<Database>,
  requests: readonly RequestKey[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ index: number; free: boolean }>`
    select ${prepared('lock-keys')} k.ordinal - 1 as index, pg_try_advisory_xact_lock(hashtextextended(k.name, 0)) as free
    from unnest(${requests.map(nameOf)}::text[]) with ordinality as k (name, ordinal)
  `.execute(trx);
  return new Set(rows.filter(({ free }) => free).map(({ index }) => index));
}

/** The stored answers, by their keys' names. Called with their locks held. */
async function findAnswers<Data>(trx: Transaction<Database>, requests: readonly RequestKey[]) {
  const { rows } = await sql<{ owner: string; key: string; request_hash: Buffer; answer: unknown }>`
    select ${prepared('find-answers')} found.*
    from unnest(${requests.map(({ owner }) => owner)}::text[], ${requests.map(({ key }) => key)}::text[]) as k (owner, key)
    cross join lateral (
      -- One by one, by the index: a plan that was made while the table was small must be good when it has grown.
      select a.owner, a.key, a.request_hash, a.answer from idempotency_keys a
      where a.owner = k.owner and a.key = k.key offset 0
    ) found
  `.execute(trx);
  return new Map(
    rows.map(row => [
      nameOf(row),
      { requestHash: row.request_hash, answer: row.answer as StoredAnswer<Data> },
    ]),
  );
}

async function findAnswer<Data>(trx: Transaction<Database>, owner: string, key: string) {
  const row = await trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst();
  return row && { requestHash: row.request_hash, answer: row.answer as unknown as StoredAnswer<Data> };
}

const isUndecided = (made: Attempt<unknown>): boolean => !made.ok && made.refusal.code === UNDECIDED;

const hashOf = (request: unknown): Buffer => hash('sha256', JSON.stringify(request), 'buffer');

function toStored<Data>(result: Attempt<Data>): StoredAnswer<Data> {
  if (result.ok) return { data: result.data };
  const { code, params, fields } = result.refusal;
  return { refusal: { code, params, ...(fields && { fields }) } };
}

function fromStored<Data>(answer: StoredAnswer<Data>): Attempt<Data> {
  if ('data' in answer) return done(answer.data);
  const { code, params, fields } = answer.refusal;
  return refused(new AppError(code, { params, ...(fields && { fields }) }));
}

function settle<Data>(stored: StoredAnswer<Data>): Data {
  const answer = fromStored(stored);
  if (answer.ok) return answer.data;
  throw answer.refusal;
}
