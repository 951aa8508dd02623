import { proofSize } from '@gangway/shared/node/testing/proofs.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { createTestApp } from '../support/test-app.ts';
import { createLists } from './list.ts';

const SEQUENCES = proofSize(3, 100);
const STEPS = 16;

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database, { trustProxy: true });
const { wait, entry, serve, book, cancel, decline, leave } = createLists(gangway);
const voyage = await createVoyage(db, { rooms: 2 });
const { id: roomTypeId } = await db.selectFrom('room_types').select('id').executeTakeFirstOrThrow();

/** Random numbers that are the same in each run. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor(((state >> 8) / 0x800000) * below);
  };
}

/** Waiting parties for which the free places would be enough, read directly from the tables. */
async function idle(): Promise<unknown[]> {
  const { rows } = await sql`
    select p.id, i.sailing_id from waitlist_parties p
    join waitlist_wishes w on w.party_id = p.id join sailing_inventory i on i.sailing_id = w.sailing_id
    join sailings s on s.id = i.sailing_id
    where p.status = 'waiting' and i.capacity - i.held - i.sold >= p.size
      and p.rooms <= (
        select count(*) from rooms r where r.ship_id = s.ship_id and r.room_type_id = p.room_type_id and not exists (
          select from order_cabins c where c.sailing_id = s.id and c.room_id = r.id and c.released_at is null
        )
      )
  `.execute(db);
  return rows;
}

test(
  `${SEQUENCES} random sequences on the database: no party is split or skipped, no place is idle or sold twice`,
  async () => {
    for (let seed = 1; seed <= SEQUENCES; seed++) {
      const random = randomFrom(seed);
      const date = `${2030 + Math.floor(seed / 28)}-03-${String((seed % 28) + 1).padStart(2, '0')}`;
      const sailings = [
        await createSailing(db, voyage, { date, capacity: 4 }),
        await createSailing(db, voyage, { date, session: 'nighttime', capacity: 4 }),
      ];
      const any = <Item>(items: readonly Item[]) => items[random(items.length)];
      const tokens: string[] = [];
      const orders: Awaited<ReturnType<typeof book>>['data'][] = [];
      let buyers = 0;
      const buy = async (sailingId: number, more: object = {}) => {
        const { status, data } = await book(sailingId, `${seed} ${++buyers}`, {
          adults: 1 + random(3),
          ...more,
        });
        if (status === 200) orders.push(data);
      };
      const steps: (() => Promise<unknown>)[] = [
        () => buy(any(sailings) ?? 0),
        () => buy(any(sailings) ?? 0, random(2) ? { rooms: [any(voyage.roomIds)] } : {}),
        async () => {
          const cabins = random(3) === 0 ? { roomTypeId, count: 1 } : null;
          const wanted = random(2) ? sailings : [any(sailings) ?? 0];
          // A party that may book at once does not wait.
          const token = await wait(wanted, { adults: 1 + random(4), cabins }).catch(() => undefined);
          if (token) tokens.push(token);
        },
        async () => {
          const [order] = orders.splice(random(orders.length), 1);
          if (order) await cancel(order);
        },
        async () => {
          const token = any(tokens);
          const offer = token && (await entry(token)).offer;
          if (!token || !offer) return;
          const rooms = offer.rooms.map(({ id }) => id);
          await buy(offer.sailing.id, { adults: 1 + random(2), rooms, waitlistToken: token });
        },
        async () => {
          const token = any(tokens);
          if (token) await decline(token).catch(() => undefined);
        },
        async () => {
          const token = any(tokens);
          if (token) await leave(token);
        },
        async () => gangway.clock.advance(random(3) === 0 ? 31 * 60_000 : 60_000),
      ];
      for (let step = 0; step < STEPS; step++) {
        await any(steps)?.();
        for (const id of sailings) await serve(id);
        expect(await idle(), `sequence ${seed}, step ${step}`).toEqual([]);
      }
      expect(await brokenRows(db)).toEqual([]);
    }
  },
  SEQUENCES * 10_000,
);
