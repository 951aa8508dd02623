import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { unreachedByMail } from './worklist.repository.ts';

/** What guests are told by phone who have no e-mail address. */
export type CallAbout = 'delayed' | 'gate' | 'ship';

interface CallRequest {
  sailingId: number;
  orderIds: readonly string[];
  about: CallAbout;
  at: Date;
}

/** Puts those of the orders that have no e-mail address on the worklist; whoever was called before has to be called again. */
export async function requestCalls(
  trx: Transaction<Database>,
  { sailingId, orderIds, about, at }: CallRequest,
): Promise<void> {
  await sql`
    insert into guest_calls (order_id, sailing_id, about, requested_at)
    select id, ${sailingId}, ${about}, ${at} from orders where id = any(${orderIds}::uuid[]) and contact_email is null
    on conflict (order_id, sailing_id) do update
      set about = excluded.about, requested_at = excluded.requested_at, called_at = null, called_by = null
  `.execute(trx);
}

interface Call {
  sailingId: number;
  orderId: string;
  by: string;
  at: Date;
}

/**
 * Notes who has called a party about its sailing; the first to say so stands.
 *
 * @returns whether there was anything to tell it.
 */
export async function setCalled(trx: Transaction<Database>, call: Call): Promise<boolean> {
  for (const table of ['called_off_parties', 'guest_calls'] as const)
    if (await setIn(trx, sql.table(table), call)) return true;
  return insertCalled(trx, call);
}

/** Whoever has an address that mails do not reach was on the worklist without a line of its own. */
async function insertCalled(
  trx: Transaction<Database>,
  { sailingId, orderId, by, at }: Call,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into guest_calls (order_id, sailing_id, about, requested_at, called_at, called_by)
    select o.id, o.sailing_id, unreached.about, ${at}::timestamptz, ${at}::timestamptz, ${by}::uuid
    from orders o join (${unreachedByMail}) unreached on unreached.order_id = o.id
    where o.id = ${orderId} and o.sailing_id = ${sailingId} and unreached.about <> 'canceled'
  `.execute(trx);
  return numAffectedRows !== undefined && numAffectedRows > 0n;
}

/** @returns whether the table has a line of the order and sailing */
async function setIn(
  trx: Transaction<Database>,
  table: RawBuilder<unknown>,
  { sailingId, orderId, by, at }: Call,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${table} set called_at = coalesce(called_at, ${at}), called_by = coalesce(called_by, ${by})
    where order_id = ${orderId} and sailing_id = ${sailingId}
  `.execute(trx);
  return numAffectedRows !== undefined && numAffectedRows > 0n;
}
