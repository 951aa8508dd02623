import { sql } from 'kysely';
import { audit } from '../../api/src/audit/audit.ts';
import { describeFindings } from '../../api/src/audit/report.ts';
import {
  dueSen,
  liveTickets,
  type ModelOrder,
  paidSen,
  placesLeft,
  placesOf,
  refundedSen,
  statusOf,
} from './model/model.ts';
import type { World } from './world/world.ts';

/** Says in words what the model and the API, its database and the bank say otherwise; nothing if they agree. */
export async function findDifferences(world: World): Promise<string[]> {
  const differences = await Promise.all([
    differentOrders(world),
    differentPlaces(world),
    differentBalances(world),
    differentRefunds(world),
    differentScans(world),
  ]);
  return [...differences.flat(), ...world.bank.faults().map(fault => `the bank is asked for ${fault}`)];
}

interface BegunAudit {
  /** The invariants that were broken at that moment, in words. */
  broken: Promise<string[]>;
}

/**
 * Checks every invariant on a snapshot. Fulfilled when the snapshot is taken: the next day may begin while it is checked. If PostgreSQL is
 * killed meanwhile, nothing was found; what is broken still is so in the snapshot of the next day.
 */
export async function beginAudit({ sources, counts }: World): Promise<BegunAudit> {
  const crashes = counts.databaseCrashes;
  const found: string[] = [];
  const begun = Promise.withResolvers<void>();
  const broken = audit(sources.db, (invariant, findings) => {
    begun.resolve();
    if (findings.length > 0) found.push(describeFindings(invariant, findings).trimEnd());
  }).then(
    () => found,
    error => (counts.databaseCrashes > crashes ? [] : [`the audit cannot be made: ${error}`]),
  );
  await Promise.race([begun.promise, broken]);
  return { broken };
}

/** One line of an order, so that a difference shows both sides. */
interface OrderLine {
  number: string;
  status: string;
  sailing: number;
  dueSen: number;
  paidSen: number;
  refundedSen: number;
  tickets: number;
  boarded: number;
}

async function differentOrders({ sources, model }: World): Promise<string[]> {
  const { rows } = await sql<OrderLine>`
    select o.number, o.status, o.sailing_id as sailing, o.due_sen as "dueSen", o.paid_sen as "paidSen",
      o.refunded_sen as "refundedSen", t.live as tickets, t.boarded
    from orders o, lateral (
      select count(*) filter (where canceled_at is null)::integer as live,
        count(*) filter (where boarding_status = 'boarded')::integer as boarded
      from tickets where order_id = o.id
    ) t
  `.execute(sources.db);
  const found = new Map(rows.map(row => [row.number, inWords(row)]));
  const differences = model.orders.flatMap(order => {
    const expected = inWords(lineOf(order));
    const there = found.get(order.number);
    found.delete(order.number);
    return there === expected
      ? []
      : [`order ${order.number} is ${there ?? 'missing'}; the model has ${expected}`];
  });
  return [...differences, ...[...found.keys()].map(number => `nobody has asked for the order ${number}`)];
}

const lineOf = (order: ModelOrder): OrderLine => ({
  number: order.number,
  status: statusOf(order),
  sailing: order.sailing.id,
  dueSen: order.isExpired ? 0 : dueSen(order),
  paidSen: paidSen(order),
  refundedSen: refundedSen(order),
  tickets: order.isExpired ? 0 : liveTickets(order).length,
  boarded: order.tickets.filter(({ isBoarded }) => isBoarded).length,
});

const inWords = (line: OrderLine) =>
  `${line.status} on sailing ${line.sailing}: due ${line.dueSen}, paid ${line.paidSen}, refunded ${line.refundedSen}, tickets ${line.tickets}, boarded ${line.boarded}`;

/** Of all sailings by the database, of those on sale also by the page of the site. */
async function differentPlaces({ sources, model, caller, now }: World): Promise<string[]> {
  const rows = await sources.db
    .selectFrom('sailing_inventory')
    .select(['sailing_id', 'held', 'sold'])
    .execute();
  const found = new Map(rows.map(row => [row.sailing_id, `${row.held} held, ${row.sold} sold`]));
  const differences: string[] = [];
  for (const sailing of model.sailings) {
    // Places of a sailing that was called off are of no use to anybody.
    if (sailing.status === 'canceled') continue;
    const { held, sold } = placesOf(sailing);
    const expected = `${held} held, ${sold} sold`;
    if (found.get(sailing.id) !== expected)
      differences.push(`sailing ${sailing.id} has ${found.get(sailing.id)}; the model has ${expected}`);
  }
  const next = model.sailings.find(({ status, departsAt }) => status === 'scheduled' && departsAt > now);
  if (next) {
    const { data } = await caller.get<{ placesLeft: number }>(`/sailings/${next.id}`);
    if (data.placesLeft !== placesLeft(next))
      differences.push(
        `the site has ${data.placesLeft} places on ${next.date}; the model has ${placesLeft(next)}`,
      );
  }
  return differences;
}

async function differentBalances({ model, caller }: World): Promise<string[]> {
  const differences = model.agents.map(async ({ customerId, token, balanceSen }) => {
    const { data } = await caller.get<{ balanceSen: number }>('/agents/me', { 'X-Token': token });
    return data.balanceSen === balanceSen
      ? []
      : [`agent ${customerId} has ${data.balanceSen} sen; the model has ${balanceSen}`];
  });
  return (await Promise.all(differences)).flat();
}

/** What was refunded by each way, and at the bank also by its own books. */
async function differentRefunds({ sources, model, bank }: World): Promise<string[]> {
  const { rows } = await sql<{ provider: string; sum: number }>`
    select p.provider, sum(r.amount_sen)::bigint as sum
    from refunds r join payments p on p.id = r.payment_id where r.status = 'succeeded' group by p.provider
  `.execute(sources.db);
  const found = new Map(rows.map(({ provider, sum }) => [provider, sum]));
  const differences: string[] = [];
  for (const provider of ['sandbox', 'balance', 'counter'] as const) {
    const expected = model.orders
      .flatMap(({ refunds }) => refunds)
      .reduce((sum, one) => (one.provider === provider && one.isDone ? sum + one.amountSen : sum), 0);
    if ((found.get(provider) ?? 0) !== expected)
      differences.push(
        `by ${provider} ${found.get(provider) ?? 0} sen were refunded; the model has ${expected}`,
      );
  }
  if (bank.refundedSen() !== (found.get('sandbox') ?? 0))
    differences.push(
      `the bank has refunded ${bank.refundedSen()} sen, by the API ${found.get('sandbox') ?? 0}`,
    );
  return differences;
}

/** Each scan of a gate has arrived once, and each that could not stand is a conflict. */
async function differentScans({ sources, model, counts }: World): Promise<string[]> {
  const { rows } = await sql<{ scans: number; conflicts: number }>`
    select (select count(*)::integer from boarding_events) as scans,
      (select count(*)::integer from boarding_conflicts) as conflicts
  `.execute(sources.db);
  const differences: string[] = [];
  if (rows[0]?.scans !== counts.scans)
    differences.push(`${rows[0]?.scans} scans have arrived; the gates made ${counts.scans}`);
  if (rows[0]?.conflicts !== model.conflicts)
    differences.push(`there are ${rows[0]?.conflicts} conflicts; the model has ${model.conflicts}`);
  return differences;
}
