import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../src/lib/database/database.ts';
import type { Answer, ApiCall } from '../support/call.ts';
import { buyersInput } from '../support/database/factories.ts';

/** How long a client waits before it repeats a request that is still running. */
const RETRY_MS = 20;

/** The results of the copies of one request. */
export interface KeyOutcome {
  /** Distinct answers: statuses with their bodies. */
  answers: number;
  statuses: number[];
  orders: number;
  /** The key's answer to a changed request afterwards. */
  changed: string;
}

const FAIR: KeyOutcome = { answers: 1, statuses: [200], orders: 1, changed: '422 key-reused' };

/** One order and one answer per key, and no changed request under it. */
export function expectOnce(outcomes: KeyOutcome[]): void {
  for (const outcome of outcomes) expect(outcome).toEqual(FAIR);
}

/** Sends one booking a number of times concurrently under one key, each until it is answered, and then a changed one. */
export async function repeatRequest(
  call: ApiCall,
  db: Kysely<Database>,
  { key, sailingId, copies }: { key: string; sailingId: number; copies: number },
): Promise<KeyOutcome> {
  const send = (remarks: string) => untilAnswered(() => bookUnder(call, key, sailingId, remarks));
  const answers = await Promise.all(Array.from({ length: copies }, () => send(key)));
  const changed = await send(`${key}, changed`);
  const { orders } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('orders'))
    .where('remarks', 'like', `${key}%`)
    .executeTakeFirstOrThrow();
  return {
    answers: countDifferent(answers.map(({ status, data }) => ({ status, data }))),
    statuses: [...new Set(answers.map(({ status }) => status))],
    orders,
    changed: `${changed.status} ${changed.data.error}`,
  };
}

/** Normalizes JSON: the order of an object's fields is irrelevant. */
function countDifferent(values: unknown[]): number {
  const different: unknown[] = [];
  for (const value of values)
    if (!different.some(known => isDeepStrictEqual(known, value))) different.push(value);
  return different.length;
}

const bookUnder = (call: ApiCall, key: string, sailingId: number, remarks: string) =>
  call('POST', '/orders', {
    body: buyersInput(sailingId, key, { remarks }),
    headers: { 'Idempotency-Key': key },
  });

async function untilAnswered(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await send();
    if (answer.data.error !== 'key-in-flight') return answer;
    expect(answer.status).toBe(409);
    await pause(RETRY_MS);
  }
}
