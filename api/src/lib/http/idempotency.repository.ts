import { createHash } from 'node:crypto';
import type { ErrorCode } from '@gangway/shared/contract/base/errors.ts';
import { type Kysely, sql } from 'kysely';
import { actorOf, type Caller } from '../caller.ts';
import type { Clock } from '../clock.ts';
import { type Database, nameActor, type Transaction } from '../database/database.ts';
import { type Attempt, attempt } from '../database/savepoint.ts';
import { AppError } from '../errors.ts';

/** How long an answer is kept for a repetition (R107). */
const KEPT_HOURS = 24;

/** The meaning of an `Idempotency-Key`: its owner, and the request it was first sent with. */
export interface RequestKey {
  /** The account's actor string, or `guest`: a guest's key is as hard to guess as the client made it. The audit names it. */
  owner: string;
  key: string;
  /** Call and body; their hash distinguishes a changed request from a repeated one. */
  request: unknown;
}

/** The key of a call: `request` names the call and holds its body. */
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
 * Runs `work` once for a key (invariant I8). Effect and answer are written in one transaction, so a crash leaves both
 * or neither; a repetition gets the stored answer, refusals included.
 *
 * @throws AppError `key-in-flight` while the first request is still at work, `key-reused` when the request differs.
 */
export async function answerOnce<Data>(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  { owner, key, request }: RequestKey,
  work: (trx: Transaction<Database>) => Promise<Data>,
): Promise<Data> {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest();
  return settle(
    await db.transaction().execute(async trx => {
      await lockKey(trx, owner, key);
      const known = await findAnswer<Data>(trx, owner, key);
      if (known) {
        if (!known.requestHash.equals(requestHash)) throw new AppError('key-reused');
        return known.answer;
      }
      await nameActor(trx, owner, clock);
      const answer = toStored(await attempt(trx, work));
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

/** Drops the answers that are past their time. */
export async function forgetKeys({ db, clock }: { db: Kysely<Database>; clock: Clock }): Promise<void> {
  const oldest = new Date(clock.now().getTime() - KEPT_HOURS * 3_600_000);
  await db.deleteFrom('idempotency_keys').where('created_at', '<', oldest).execute();
}

/** Deletes the stored answers of one owner: they contain what the owner had sent. */
export async function forgetKeysOf(trx: Transaction<Database>, owner: string): Promise<void> {
  await trx.deleteFrom('idempotency_keys').where('owner', '=', owner).execute();
}

async function lockKey(trx: Transaction<Database>, owner: string, key: string): Promise<void> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${owner} ${key}`}, 0)) as free
  `.execute(trx);
  if (!rows[0]?.free) throw new AppError('key-in-flight');
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

function toStored<Data>(result: Attempt<Data>): StoredAnswer<Data> {
  if (result.ok) return { data: result.data };
  const { code, params, fields } = result.refusal;
  return { refusal: { code, params, ...(fields && { fields }) } };
}

function settle<Data>(answer: StoredAnswer<Data>): Data {
  if ('data' in answer) return answer.data;
  const { code, params, fields } = answer.refusal;
  throw new AppError(code, { params, ...(fields && { fields }) });
}
