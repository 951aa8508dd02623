import type { OrderFilters } from '@gangway/shared/contract/office/orders/orders.ts';
import { addDays, instantOf, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { type RawBuilder, sql } from 'kysely';
import { foldedPattern, likePattern } from '../../../lib/database/like-pattern.ts';
import { searchPatterns } from '../../../lib/database/search-patterns.ts';

/** The conditions, by the table that they need. */
export interface Conditions {
  /** On `order_nationalities` alone (alias `n`); none without a nationality. */
  nationality: RawBuilder<boolean>[];
  /** On `order_search` alone (alias `f`). */
  words: RawBuilder<boolean>[];
  /** On `orders` (alias `o`). */
  orders: RawBuilder<boolean>[];
  /** On `sailings` (alias `s`). */
  sailings: RawBuilder<boolean>[];
}

/**
 * The filters in SQL. Days are on the operator's clock, first and last included. `order_nationalities` has copies of status, channel
 * and session, so that a filter by nationality needs no other table for them.
 */
export function conditionsOf(filters: OrderFilters): Conditions {
  const { nationality } = filters;
  const words = [filters.search, filters.customer ?? '']
    .flatMap(searchPatterns)
    .map(pattern => sql<boolean>`f.words like ${pattern}`);
  const orders = present([...ofTheOrder(filters), ...ofItsParts(filters), ...ofItsTimes(filters)]);
  const sailings = present(ofTheSailing(filters));
  const copied = (order: RawBuilder<unknown>) => present(ofStatusAndChannel(filters, order));
  const session = (sailing: RawBuilder<unknown>) => present([ofSession(filters, sailing)]);
  if (nationality === undefined)
    return {
      nationality: [],
      words,
      orders: [...copied(sql`o`), ...orders],
      sailings: [...session(sql`s`), ...sailings],
    };
  const found = sql<boolean>`n.nationality = ${nationality}`;
  return { nationality: [found, ...copied(sql`n`), ...session(sql`n`)], words, orders, sailings };
}

type Condition = RawBuilder<boolean> | false | undefined;
const present = (conditions: Condition[]): RawBuilder<boolean>[] =>
  conditions.filter((condition): condition is RawBuilder<boolean> => Boolean(condition));

function ofTheOrder(filters: OrderFilters): Condition[] {
  const { number, reference, customer, account, dueFrom, dueTo, paidFrom, paidTo, sailing } = filters;
  const { paymentMethod } = filters;
  return [
    number !== undefined && sql<boolean>`o.number = ${number}`,
    reference !== undefined && sql<boolean>`o.referral_code = ${reference}`,
    customer !== undefined && sql<boolean>`folded(o.contact_name) like ${foldedPattern(customer)}`,
    account !== undefined && ofAccount(account.toLowerCase()),
    dueFrom !== undefined && sql<boolean>`o.due_sen >= ${dueFrom}`,
    dueTo !== undefined && sql<boolean>`o.due_sen <= ${dueTo}`,
    paidFrom !== undefined && sql<boolean>`o.paid_sen >= ${paidFrom}`,
    paidTo !== undefined && sql<boolean>`o.paid_sen <= ${paidTo}`,
    sailing !== undefined && sql<boolean>`o.sailing_id = ${sailing}`,
    paymentMethod && sql<boolean>`o.payment_method = any(${paymentMethod}::payment_method[])`,
    ofUnpaid(filters),
  ];
}

/** A single status is found in order by an index. */
const ofStatusAndChannel = ({ status, channel }: OrderFilters, alias: RawBuilder<unknown>): Condition[] => [
  status &&
    (status.length === 1
      ? sql<boolean>`${alias}.status = ${status[0]}::order_status`
      : sql<boolean>`${alias}.status = any(${status}::order_status[])`),
  channel && sql<boolean>`${alias}.channel = any(${channel}::order_channel[])`,
];

const ofSession = ({ session }: OrderFilters, alias: RawBuilder<unknown>): Condition =>
  session && sql<boolean>`${alias}.session = ${session}`;

/** Few orders wait for payment at a time, and an index of the orders has only these. */
const ofUnpaid = ({ status, nationality }: OrderFilters): Condition =>
  nationality !== undefined && String(status) === 'unpaid' && sql<boolean>`o.status = 'unpaid'`;

/** A complete username matches only that account, not longer names that begin like it. */
const ofAccount = (username: string) => sql<boolean>`o.customer_id in (
  select c.id from customers c where lower(c.username) = ${username}
  or lower(c.username) like ${likePattern(username).slice(1)}
    and not exists (select from customers whole where lower(whole.username) = ${username}))`;

function ofItsParts({ room, qrStatus }: OrderFilters): Condition[] {
  const boarded = sql`exists (select from tickets t where t.order_id = o.id and t.boarding_status = 'boarded')`;
  return [
    room !== undefined &&
      sql<boolean>`exists (
        select from order_cabins c join rooms r on r.id = c.room_id where c.order_id = o.id and r.number = ${room})`,
    qrStatus === 'used' && sql<boolean>`${boarded}`,
    qrStatus === 'unused' && sql<boolean>`not ${boarded}`,
  ];
}

function ofItsTimes(filters: OrderFilters): Condition[] {
  return [
    ...between(sql`o.created_at`, filters.createdFrom, filters.createdTo),
    ...between(sql`o.updated_at`, filters.updatedFrom, filters.updatedTo),
    ...between(sql`o.canceled_at`, filters.canceledFrom, filters.canceledTo),
    ...between(sql`o.refunded_at`, filters.refundedFrom, filters.refundedTo),
  ];
}

function ofTheSailing({ from, to, ship, route }: OrderFilters): Condition[] {
  return [
    from !== undefined && sql<boolean>`s.date >= ${from}`,
    to !== undefined && sql<boolean>`s.date <= ${to}`,
    ship !== undefined && sql<boolean>`s.ship_id = ${ship}`,
    route !== undefined && sql<boolean>`s.route_id = ${route}`,
  ];
}

function between(
  column: RawBuilder<unknown>,
  from: LocalDate | undefined,
  to: LocalDate | undefined,
): Condition[] {
  return [
    from !== undefined && sql<boolean>`${column} >= ${instantOf(from, '00:00')}`,
    to !== undefined && sql<boolean>`${column} < ${instantOf(addDays(to, 1), '00:00')}`,
  ];
}
