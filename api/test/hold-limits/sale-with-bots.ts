import type { Settings } from '@gangway/shared/contract/settings.ts';
import { type SeededRandom, seededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import { inTransaction } from '../../src/lib/database/database.ts';
import { expireHolds } from '../../src/reservations/inventory/expire-holds.job.ts';
import type { Answer } from '../support/call.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  createSailing,
  createVoyage,
  FARES,
  orderInput,
  passengerInput,
} from '../support/database/factories.ts';
import { askToPay, newKey, noticeOf, notify } from '../support/money/paying.ts';
import { solvedHumanCheck } from '../support/people/human.ts';
import { createTestApp } from '../support/test-app.ts';

/** A sale of one sailing, minute by minute. */
export interface SaleWithBots {
  capacity: number;
  families: number;
  bots: number;
  /** How many ranges of addresses the bots share. */
  botNetworks: number;
  settings: Partial<Settings>;
}

export interface SaleOutcome {
  /** Places that people have paid for. */
  sold: number;
  /** Places that people would have paid for. */
  wanted: number;
  /** The most that bots held at one time. */
  botsHeld: number;
  /** The number of minutes in which bots held any place. */
  botMinutes: number;
}

/** The sale, from its opening until all families have given up. */
const MINUTES = 180;
/** Families arrive during the first hour and a half. */
const COMING = 90;
const PATIENCE = 60;
/** The interval after which an unsuccessful family tries again. */
const RETRY = 5;
/** The interval after which a bot tries to hold more. */
const BOT_RETRY = 3;
/** The size of the largest party. */
const BOT_PARTY = 9;
/** One in this many families looks at the price and leaves without paying. */
const LEAVES = 10;
/** One in this many families books over the same Wi-Fi. */
const SHARES_WIFI = 5;
const WIFI = '192.0.2.';

interface Family {
  people: number;
  from: string;
  comes: number;
  /** Minutes from the booking to the payment; undefined for families that leave. */
  paysAfter: number | undefined;
}

/**
 * Sells a sailing to families who try again while they have patience, and pay some minutes after they booked. Bots compete: they
 * hold as many places as they can for as long as they can, with new names, documents and contacts each time, and solve every
 * proof of work.
 */
export async function sellWithBots(sale: SaleWithBots): Promise<SaleOutcome> {
  const database = await createTestDatabase();
  const { db } = database;
  const gangway = await createTestApp(database, { trustProxy: true });
  const { call, clock, deps } = gangway;
  await inTransaction(deps, 'system:test', async trx => {
    for (const [key, value] of Object.entries(sale.settings))
      await trx
        .insertInto('settings')
        .values({ key, value: JSON.stringify(value), updated_at: clock.now(), updated_by: null })
        .execute();
  });
  const sailingId = await createSailing(db, await createVoyage(db, { rooms: 1 }), {
    capacity: sale.capacity,
  });
  const random = seededRandom(7);
  const families = familiesOf(sale.families, random);
  let names = 0;

  /** Books with a new name, contact and documents. */
  async function book(people: number, from: string): Promise<Answer> {
    const name = `Tan ${++names}`;
    const body = orderInput(sailingId, {
      passengers: Array.from({ length: people }, (_, place) =>
        passengerInput({ name, idNumber: `${names}X${place}` }),
      ),
      contact: { name, email: `tan${names}@example.com`, phone: `+60 11-${10_000_000 + names}` },
      expectedTotalSen: people * FARES.adult,
    });
    const headers = { 'Idempotency-Key': newKey(), 'X-Forwarded-For': from };
    const answer = await call('POST', '/orders', { body, headers });
    if (answer.data.error !== 'human-proof-required') return answer;
    const humanCheck = await solvedHumanCheck(gangway);
    return call('POST', '/orders', { body: { ...body, humanCheck }, headers });
  }

  const due = new Map<number, (() => Promise<unknown>)[]>();
  const at = (minute: number, deed: () => Promise<unknown>) =>
    due.set(minute, [...(due.get(minute) ?? []), deed]);

  const tryToBook = (family: Family, minute: number) => async () => {
    const { data, status } = await book(family.people, family.from);
    if (status === 200) {
      if (family.paysAfter === undefined) return;
      at(minute + family.paysAfter, async () => {
        const order = { ...data.order, token: data.accessToken };
        const asked = await askToPay(gangway, [order]);
        // A family whose hold expired books again.
        if (asked.status !== 200) return tryToBook(family, minute + (family.paysAfter ?? 0))();
        await notify(gangway, noticeOf(asked.data.payment.id, { amountSen: order.dueSen }));
      });
    } else if (minute + RETRY <= family.comes + PATIENCE)
      at(minute + RETRY, tryToBook(family, minute + RETRY));
  };
  for (const family of families) at(family.comes, tryToBook(family, family.comes));

  for (let bot = 0; bot < sale.bots; bot++)
    for (let minute = bot % BOT_RETRY; minute < MINUTES; minute += BOT_RETRY)
      at(minute, () => book(BOT_PARTY, `203.0.${bot % sale.botNetworks}.${bot % 250}`));

  const outcome = { sold: 0, wanted: 0, botsHeld: 0, botMinutes: 0 };
  for (let minute = 0; minute < MINUTES; minute++) {
    await expireHolds(deps);
    await Promise.all(shuffled(due.get(minute) ?? [], random).map(deed => deed()));
    const held = await heldByBots();
    outcome.botsHeld = Math.max(outcome.botsHeld, held);
    if (held > 0) outcome.botMinutes++;
    clock.advance(60_000);
  }
  const { sold } = await db
    .selectFrom('sailing_inventory')
    .select('sold')
    .where('sailing_id', '=', sailingId)
    .executeTakeFirstOrThrow();
  const wanted = families.reduce(
    (sum, { people, paysAfter }) => sum + (paysAfter === undefined ? 0 : people),
    0,
  );
  return { ...outcome, sold, wanted };

  /** No family is as large. */
  async function heldByBots(): Promise<number> {
    const rows = await db
      .selectFrom('tickets')
      .innerJoin('orders', 'orders.id', 'tickets.order_id')
      .where('orders.status', '=', 'unpaid')
      .where('tickets.canceled_at', 'is', null)
      .groupBy('orders.id')
      .having(({ fn }) => fn.countAll(), '=', BOT_PARTY)
      .select('orders.id')
      .execute();
    return rows.length * BOT_PARTY;
  }
}

const familiesOf = (count: number, random: SeededRandom): Family[] =>
  Array.from({ length: count }, (_, index) => ({
    people: 1 + random.below(6),
    from: index % SHARES_WIFI === 0 ? `${WIFI}${index % 250}` : `198.${18 + (index >> 8)}.${index & 255}.1`,
    comes: random.below(COMING),
    paysAfter: random.below(LEAVES) === 0 ? undefined : 1 + random.below(7),
  }));

function shuffled<Item>(items: readonly Item[], random: SeededRandom): Item[] {
  const rest = [...items];
  return items.map(() => rest.splice(random.below(rest.length), 1)[0] as Item);
}
