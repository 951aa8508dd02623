import { ROOMS_EVENT } from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createBoardRoutes } from '../../src/features/rooms/board.routes.ts';
import { inTransaction } from '../../src/lib/database/database.ts';
import type { AppEnv } from '../../src/lib/http/context.ts';
import { answerError } from '../../src/lib/http/failure.ts';
import { listen } from '../../src/lib/http/http-server.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createVoyage, type Voyage } from '../support/database/factories.ts';
import { type Events, openEvents } from '../support/events.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';
import { eventually } from '../support/waiting.ts';

const database = await createTestDatabase();
const [here, there] = [await createTestApp(database), await createTestApp(database)];
const opened: Events[] = [];
let voyage: Voyage;
let desk: SignedIn;

beforeAll(async () => {
  voyage = await createVoyage(database.db);
  desk = await signInStaff(here, ['rooms.operate']);
});
afterEach(async () => {
  for (const events of opened.splice(0)) await events.close();
});

async function serve(fetch: Parameters<typeof listen>[0]): Promise<string> {
  const server = await listen(fetch, { host: '127.0.0.1', port: 0 });
  afterAll(() => server.stop(0));
  return `http://127.0.0.1:${server.port}/prod-api`;
}
const [atHere, atThere] = [await serve(here.app.fetch), await serve(there.app.fetch)];

async function watch(base: string, shipId = voyage.shipId, headers: Record<string, string> = desk.headers) {
  const events = await openEvents(`${base}/office/rooms/events?shipId=${shipId}`, headers);
  opened.push(events);
  return events;
}
const act = (roomId: number | undefined, action: string) =>
  here.call('POST', `/office/rooms/${roomId}/${action}`, { body: { notes: 'Crew' }, headers: desk.headers });

/** A desk that reads its whole stream; it starts once the events of its own connection have passed. */
async function openDesk(base: string, shipId = voyage.shipId) {
  const events = await watch(base, shipId);
  const received: { event: string; data: object }[] = [];
  const reading = async () => {
    for (;;) received.push(await events.next());
  };
  reading().catch(() => {});
  await eventually(() => expect(received).not.toEqual([]));
  await quiet();
  received.length = 0;
  return received;
}

test('every desk of the ship is notified of a change, across copies of the API', async () => {
  const desks = [await openDesk(atHere), await openDesk(atThere)];
  await act(voyage.roomIds[0], 'check-in');
  for (const received of desks)
    await eventually(() =>
      expect(received).toMatchObject([{ event: ROOMS_EVENT, data: { shipId: voyage.shipId } }]),
    );
});

test('an event contains no guests and goes to no other ship', async () => {
  const [mine, others] = [await openDesk(atHere), await openDesk(atHere, voyage.shipId + 1)];
  await act(voyage.roomIds[1], 'check-in');
  await eventually(() => expect(mine).toHaveLength(1));
  expect(Object.keys(mine[0]?.data ?? {})).toEqual(['shipId', 'asOf']);
  await quiet();
  expect(others).toEqual([]);
});

test('a reconnecting desk is notified at once, for events it may have missed', async () => {
  expect((await (await watch(atHere)).next()).event).toBe(ROOMS_EVENT);
});

test('created and deleted rooms send events too', async () => {
  const received = await openDesk(atHere);
  const room = await inTransaction(here.deps, 'system:test', trx =>
    trx
      .insertInto('rooms')
      .columns(['ship_id', 'room_type_id', 'number', 'floor', 'position'])
      .expression(query =>
        query
          .selectFrom('rooms')
          .where('id', '=', voyage.roomIds[0] ?? 0)
          .select(({ val }) => ['ship_id', 'room_type_id', val('999').as('number'), 'floor', 'position']),
      )
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  await eventually(() => expect(received).toHaveLength(1));
  await database.db.deleteFrom('rooms').where('id', '=', room.id).execute();
  await eventually(() => expect(received).toHaveLength(2));
});

test('the stream requires the permission', async () => {
  const gate = await signInStaff(here, ['boarding.verify']);
  expect((await watch(atHere, voyage.shipId, gate.headers)).response.status).toBe(403);
  expect((await watch(atHere, voyage.shipId, {})).response.status).toBe(401);
});

test('the stream sends keep-alives, has limits, and ends with the server', async () => {
  const leaving = await createTestApp(database);
  const routes = createBoardRoutes(leaving.deps, { beatMs: 20, limits: { perAddress: 1, inAll: 10 } });
  const asDesk = new Hono<AppEnv>().onError(answerError).use(async (c, next) => {
    c.set('caller', {
      kind: 'staff',
      id: desk.id,
      permissions: new Set(['rooms.operate']),
      tokenHash: Buffer.alloc(32),
    });
    await next();
  });
  const base = await serve(asDesk.route('/prod-api', routes).fetch);
  const first = await watch(base);
  await first.next();
  expect((await watch(base)).response.status).toBe(429);
  const readToTheEnd = async () => {
    for (;;) await first.next();
  };
  const reading = expect(readToTheEnd()).rejects.toThrow('the stream has ended');
  await eventually(() => expect(first.beats()).toBeGreaterThan(0));
  await leaving.deps.live.stop();
  await reading;
});

/** Waits long enough for pending events to arrive. */
const quiet = () => new Promise(resolve => setTimeout(resolve, 400));
