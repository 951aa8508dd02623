import { sql } from 'kysely';
import type { BrokenRow, Check, Invariant } from './invariant.ts';

const answerOnce: Check = {
  name: 'one-answer-a-key',
  broken: sql<BrokenRow>`
    select 'idempotency_keys' as entity, concat_ws(' ', owner, key) as id,
      format('%s answers', count(*)) as wrong
    from idempotency_keys group by owner, key having count(*) > 1
  `,
};

/** The stored answers of lib/http/idempotency.repository.ts: the data of a success, or a refusal with its code. */
const answersCanBeGiven: Check = {
  name: 'answers-can-be-given',
  broken: sql<BrokenRow>`
    select 'idempotency_keys' as entity, concat_ws(' ', owner, key) as id,
      format('%s bytes of hash, answer: %s', octet_length(request_hash), left(answer::text, 80)) as wrong
    from idempotency_keys
    where octet_length(request_hash) <> 32
       or jsonb_typeof(answer) <> 'object'
       or (answer ? 'data') = (answer ? 'refusal')
       or (answer ? 'refusal' and jsonb_typeof(answer #> '{refusal,code}') is distinct from 'string')
  `,
};

/**
 * The orders and payments that stored answers claim to have created. An order's access token is beside it under `data`, a
 * checkout has orders under its results, and a change that counted as a cancellation, or divided an order, names the former
 * order. A payment is under `data` or named in it, was the whole of `data` in the past, and is null if nothing was due;
 * cancellations create nothing.
 */
const made = sql`
  select owner, key, 'orders' as entity, jsonb_path_query(answer, '$.data.order.id') #>> '{}' as id from idempotency_keys
    where answer #> '{data,accessToken}' is not null or answer #>> '{data,previousNumber}' is not null
      or answer #>> '{data,leftNumber}' is not null
  union all
  select owner, key, 'orders', jsonb_path_query(answer, '$.data.results[*].order.id') #>> '{}' from idempotency_keys
    where answer #> '{data,checkoutId}' is not null
  union all
  select owner, key, 'payments', answer #>> '{data,id}' from idempotency_keys
    where answer #> '{data,provider}' is not null and answer #> '{data,paymentId}' is null
  union all
  select owner, key, 'payments', answer #>> '{data,payment,id}' from idempotency_keys where answer #> '{data,payment,id}' is not null
  union all
  select owner, key, 'payments', answer #>> '{data,paymentId}' from idempotency_keys where answer #>> '{data,paymentId}' is not null
`;

const effectOnce: Check = {
  name: 'one-key-an-effect',
  broken: sql<BrokenRow>`
    select entity, id, format('made by %s keys: %s', count(*), string_agg(concat_ws(' ', owner, key), ', ' order by key)) as wrong
    from (${made}) made group by entity, id having count(*) > 1
  `,
};

const effectIsThere: Check = {
  name: 'effect-of-an-answer-is-there',
  broken: sql<BrokenRow>`
    select 'idempotency_keys' as entity, concat_ws(' ', made.owner, made.key) as id,
      format('the answer names %s %s, which does not exist', made.entity, made.id) as wrong
    from (${made}) made
      left join orders on made.entity = 'orders' and orders.id::text = made.id
      left join payments on made.entity = 'payments' and payments.id::text = made.id
    where orders.id is null and payments.id is null
  `,
};

export const requestsInvariant: Invariant = {
  code: 'I8',
  says: 'A key of a repeated request has one stored answer, and one effect',
  checks: [answerOnce, answersCanBeGiven, effectOnce, effectIsThere],
};
