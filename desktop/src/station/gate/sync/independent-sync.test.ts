import { describe, expect, test } from 'vitest';
import { createFakeServer, failure, success } from '../testing/fake-server.ts';
import { createSigner, NOW, type SoldTicket, sailing, ticket } from '../testing/sold-tickets.ts';
import { fastIntervals, manualIntervals, testGate } from '../testing/test-gate.ts';

const eventually = <Value>(value: () => Value) => expect.poll(value);
const signer = createSigner(1);
const serverWith = (...tickets: SoldTicket[]) => {
  const server = createFakeServer([signer], [sailing(7)]);
  server.sell(...tickets);
  return server;
};
const tickets = (count: number) => Array.from({ length: count }, () => ticket(signer, 7));
const isScans = (path: string) => path.endsWith('scans');

describe('sending and hearing', () => {
  test('receives events of other gates while none of its own scans gets through', async () => {
    const [mine, other] = tickets(2) as [SoldTicket, SoldTicket];
    const server = serverWith(mine, other);
    const { sync, scan, api, state } = await testGate(server, { internals: { pace: fastIntervals } });
    await sync();
    api.answerInstead(c => (isScans(c.req.path) ? c.json(failure(500, 'unexpected'), 500) : undefined));
    await scan(mine.code);
    server.update({ ...other.feed, boarded: { eventId: null, at: NOW, gate: 'Gate B' } });
    await eventually(async () => (await state()).sailings[0]?.boarded).toBe(2);
    await eventually(state).toMatchObject({ online: false, sending: false, hearing: true, waiting: 1 });
    expect(await scan(other.code)).toMatchObject({ refusal: 'already-boarded' });
    api.answerInstead(() => undefined);
    await eventually(state).toMatchObject({ online: true, sending: true, waiting: 0 });
  });

  test('sends while it receives nothing', async () => {
    const [mine] = tickets(1) as [SoldTicket];
    const server = serverWith(mine);
    const { sync, scan, api, state } = await testGate(server, { internals: { pace: fastIntervals } });
    await sync();
    api.answerInstead(c => (c.req.path.endsWith('sync') ? c.json(failure(500, 'no'), 500) : undefined));
    await eventually(state).toMatchObject({ online: false, hearing: false, sending: true });
    await scan(mine.code);
    await eventually(() => server.scans.size).toBe(1);
    await eventually(state).toMatchObject({ hearing: false, sending: true, waiting: 0 });
  });

  test('receives while a push hangs', async () => {
    const [mine, other] = tickets(2) as [SoldTicket, SoldTicket];
    const server = serverWith(mine, other);
    const { sync, scan, api, state } = await testGate(server, { internals: { pace: fastIntervals } });
    await sync();
    const held = Promise.withResolvers<void>();
    api.answerInstead(async c => {
      if (!isScans(c.req.path)) return undefined;
      await held.promise;
      return c.json(success(server.takeScans(await c.req.json())));
    });
    await scan(mine.code);
    server.update({ ...other.feed, boarded: { eventId: null, at: NOW, gate: 'Gate B' } });
    await eventually(async () => (await state()).sailings[0]?.boarded).toBe(2);
    expect((await state()).waiting).toBe(1);
    held.resolve();
    await eventually(async () => (await state()).waiting).toBe(0);
  });

  test('keeps the effect of a scan over an answer from before it arrived', async () => {
    const [mine] = tickets(1) as [SoldTicket];
    const server = serverWith(mine);
    const { sync, scan, api, state } = await testGate(server, { internals: { pace: manualIntervals } });
    await sync();
    const [asked, stored] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    server.update({ ...mine.feed, boarded: null });
    api.answerInstead(async c => {
      if (!c.req.path.endsWith('sync')) return undefined;
      const before = server.sync(await c.req.json());
      asked.resolve();
      await stored.promise;
      return c.json(success(before));
    });
    const hearing = sync();
    await asked.promise;
    expect(await scan(mine.code)).toMatchObject({ verdict: 'admit' });
    await eventually(async () => (await state()).waiting).toBe(0);
    stored.resolve();
    await hearing;
    expect(await scan(mine.code)).toMatchObject({ refusal: 'already-boarded' });
  });
});

describe('every contact', () => {
  test('reports how many scans wait and since when', async () => {
    const sold = tickets(3);
    const server = serverWith(...sold);
    const { sync, scan, api, world } = await testGate(server);
    await sync();
    const reports: unknown[] = [];
    api.answerInstead(async c => {
      const body = await c.req.json().catch(() => ({}));
      if (body.station) reports.push([c.req.path.split('/').at(-1), body.station]);
      return isScans(c.req.path) ? c.json(failure(500, 'no'), 500) : undefined;
    });
    for (const [index, { code }] of sold.entries()) {
      world.now = new Date(Date.parse(NOW) + index * 60_000);
      await scan(code);
    }
    await sync();
    expect(reports).toContainEqual(['sync', expect.objectContaining({ waiting: 3, waitingSince: NOW })]);
    // A push reports what is left after it has arrived.
    expect(reports).toContainEqual(['scans', expect.objectContaining({ waiting: 0, waitingSince: null })]);
  });
});

describe('a first sync in pages', () => {
  /** A server's answer in pages, of which only some arrive. */
  function paged(sold: SoldTicket[]) {
    const server = serverWith(...sold);
    const refs = sold.map(({ feed }) => feed.ref).sort();
    const asked: (string | null)[] = [];
    const answerOf = (body: { cursor: string | null }) => {
      asked.push(body.cursor);
      const after = body.cursor;
      const left = refs.filter(ref => after === null || ref > after);
      const page = left.slice(0, 2);
      const isLast = left.length <= 2;
      const until = isLast ? null : (page.at(-1) ?? null);
      return {
        ...server.sync({ cursor: null, sailings: [], namesOf: null, station: body && station }),
        tickets: sold.map(({ feed }) => feed).filter(({ ref }) => page.includes(ref)),
        pages: [{ sailingId: 7, after, until }],
        whole: isLast ? [7] : [],
        more: !isLast,
        cursor: until ?? 'done',
      };
    };
    return { server, asked, answerOf };
  }
  const station = { id: crypto.randomUUID(), gate: '', sailingId: null, waiting: 0 };

  test('continues where it broke off, also after a restart, and is ready with the last page', async () => {
    const sold = tickets(5);
    const { server, asked, answerOf } = paged(sold);
    let pages = 0;
    const first = await testGate(server);
    first.api.answerInstead(async c => {
      if (!c.req.path.endsWith('sync')) return undefined;
      pages += 1;
      return pages === 2 ? c.text('broken off in the') : c.json(success(answerOf(await c.req.json())));
    });
    expect(await first.sync()).toMatchObject({ ready: false, online: false });
    await first.station.close();

    const again = await testGate(server, { folder: first.folder });
    again.api.answerInstead(async c =>
      c.req.path.endsWith('sync') ? c.json(success(answerOf(await c.req.json()))) : undefined,
    );
    expect(await again.sync()).toMatchObject({ ready: true, online: true, sailings: [{ expected: 5 }] });
    const refs = sold.map(({ feed }) => feed.ref).sort();
    expect(asked).toEqual([null, refs[1], refs[3]]);
    for (const { code } of sold) expect(await again.scan(code)).toMatchObject({ verdict: 'admit' });
  });
});
