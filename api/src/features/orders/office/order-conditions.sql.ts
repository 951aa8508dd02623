import type { OrderFilters } from '@gangway/shared/contract/office/orders/orders.ts';
import { addDays, instantOf, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { type RawBuilder, sql } from 'kysely';
import { foldedPattern, likePattern } from '../../../lib/database/like-pattern.ts';
import { searchPatterns } from '../../../lib/database/search-patterns.ts';

/** The conditions, by the table that they need; aliases `o` orders, `f` order_search, `s` sailings. */
export interface Conditions {
  /** On `order_search` alone. */
  words: RawBuilder<boolean>[];
  orders: RawBuilder<boolean>[];
  sailings: RawBuilder<boolean>[];
}

/** The filters in SQL. Days are on the operator's clock, first and last included. */
export function conditionsOf(filters: OrderFilters): Conditions {
  return {
    words: [filters.search, filters.customer ?? '']
      .flatMap(searchPatterns)
      .map(pattern => sql<boolean>`f.words like ${pattern}`),
    orders: present([...ofTheOrder(filters), ...ofItsParts(filters), ...ofItsTimes(filters)]),
    sailings: present(ofTheSailing(filters)),
  };
}

type Condition = RawBuilder<boolean> | false | undefined;
const present = (conditions: Condition[]): RawBuilder<boolean>[] =>
  conditions.filter((condition): condition is RawBuilder<boolean> => Boolean(condition));

function ofTheOrder(filters: OrderFilters): Condition[] {
  const { number, reference, customer, account, dueFrom, dueTo, paidFrom, paidTo, sailing } = filters;
  const { paymentMethod, status, channel } = filters;
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
    status && ofStatus(status),
    channel && sql<boolean>`o.channel = any(${channel}::order_channel[])`,
  ];
}

/** A single status is found in order by an index. */
const ofStatus = (status: NonNullable<OrderFilters['status']>) =>
  status.length === 1
    ? sql<boolean>`o.status = ${status[0]}::order_status`
    : sql<boolean>`o.status = any(${status}::order_status[])`;

/** A complete username matches only that account, not longer names that begin like it. */
const ofAccount = (username: string) => sql<boolean>`o.customer_id in (
  select c.id from customers c where lower(c.username) = ${username}
  or lower(c.username) like ${likePattern(username).slice(1)}
    and not exists (select from customers whole where lower(whole.username) = ${username}))`;

function ofItsParts({ nationality, room, qrStatus }: OrderFilters): Condition[] {
  const boarded = sql`exists (select from tickets t where t.order_id = o.id and t.boarding_status = 'boarded')`;
  return [
    nationality !== undefined &&
      sql<boolean>`exists (select from passengers p where p.order_id = o.id and p.nationality = ${nationality})`,
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

function ofTheSailing({ session, from, to, ship, route }: OrderFilters): Condition[] {
  return [
    session && sql<boolean>`s.session = ${session}`,
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
