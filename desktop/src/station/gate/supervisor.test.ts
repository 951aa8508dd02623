import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { GateRefusal } from '../lib/refusal.ts';
import { codeOf, createSigner, NOW, ticket } from './testing/sold-tickets.ts';
import { officerId, signer, syncedGate } from './testing/test-gate.ts';

// Many commits that wait for a disk that other tests use as well.
const MINUTE_MS = 60_000;

describe('a supervisor', () => {
  const reason = 'Went to fetch a suitcase';

  test('undoes a boarding, and the ticket is valid again', async () => {
    const one = ticket(signer, 7);
    const { scan, handlers, published, sync, server } = await syncedGate([one]);
    const { eventId } = await scan(one.code);
    const undone = await handlers['gate.undo']({ eventId, reason });
    expect(undone).toMatchObject({
      method: 'undo',
      outcome: 'undone',
      reason,
      ticket: { passengerName: one.name },
    });
    const records = await handlers['gate.records'](undefined);
    expect(records.map(one => [one.outcome, one.undone])).toEqual([
      ['undone', false],
      ['boarded', true],
    ]);
    await expect(handlers['gate.undo']({ eventId, reason })).rejects.toMatchObject({ code: 'not-boarded' });
    expect(await scan(one.code)).toMatchObject({ outcome: 'boarded' });
    await sync();
    expect([...server.scans.values()].map(({ outcome, method }) => [outcome, method])).toEqual([
      ['boarded', 'scan'],
      ['undone', 'undo'],
      ['boarded', 'scan'],
    ]);
    expect(
      published('gate.record')
        .filter(reported => reported.eventId === eventId)
        .at(-1),
    ).toMatchObject({
      undone: true,
      sent: true,
    });
  });

  test.each([
    ['canceled', { state: 'canceled', sealed: null }, 0],
    ['unpaid', { state: 'unpaid' }, 0],
    ['already-boarded', { boarded: { eventId: null, at: NOW, gate: 'Gate B' } }, 0],
    ['too-late', {}, 50],
    ['sailing-over', {}, 70],
  ] as const)('overrides a refusal once, although it is %s', async (refusal, changes, minutesLater) => {
    const one = ticket(signer, 7);
    const { scan, handlers, world, sync, server } = await syncedGate([
      { ...one, feed: { ...one.feed, ...changes } },
    ]);
    world.now = new Date(Date.parse(NOW) + minutesLater * MINUTE_MS);
    world.elapsedMs = minutesLater * MINUTE_MS;
    const { eventId } = await scan(one.code);
    const letIn = await handlers['gate.override']({ eventId, reason });
    expect(letIn).toMatchObject({
      method: 'override',
      outcome: 'boarded',
      refusal,
      verdict: 'admit',
      reason,
    });
    await expect(handlers['gate.override']({ eventId, reason })).rejects.toMatchObject({
      code: 'not-overridable',
    });
    await sync();
    expect(server.scans.get(letIn.eventId)).toMatchObject({ method: 'override', refusal, reason });
  });

  test('boards the holder of a genuine ticket whose key was withdrawn, and no other', async () => {
    const withdrawn = createSigner(2, true);
    const one = ticket(withdrawn, 7);
    const { scan, handlers } = await syncedGate([one], {}, [signer, withdrawn]);
    const guessed = await scan(codeOf(withdrawn, one.ticketId, 7));
    expect(guessed).toMatchObject({ refusal: 'key-withdrawn', ticket: null });
    await expect(handlers['gate.override']({ eventId: guessed.eventId, reason })).rejects.toMatchObject({
      code: 'not-found',
    });
    const { eventId } = await scan(one.code);
    expect(await handlers['gate.override']({ eventId, reason })).toMatchObject({
      outcome: 'boarded',
      refusal: 'key-withdrawn',
      ticket: { passengerName: one.name },
    });
  });

  test('boards a ticket of another sailing and undoes it', async () => {
    const [one, stranger] = [ticket(signer, 8), ticket(signer, 4711)];
    const { scan, handlers } = await syncedGate([one]);
    for (const { code } of [one, stranger]) {
      const { eventId } = await scan(code);
      await handlers['gate.override']({ eventId, reason });
      await expect(handlers['gate.override']({ eventId, reason })).rejects.toBeInstanceOf(GateRefusal);
      expect(await handlers['gate.undo']({ eventId, reason })).toMatchObject({ outcome: 'undone' });
      await expect(handlers['gate.undo']({ eventId, reason })).rejects.toMatchObject({ code: 'not-boarded' });
    }
  });

  test('cannot override a code that is no ticket, or an admitted ticket', async () => {
    const one = ticket(signer, 7);
    const { scan, handlers } = await syncedGate([one]);
    const forged = await scan(ticket(createSigner(1), 7).code);
    for (const what of ['gate.undo', 'gate.override'] as const)
      for (const eventId of [forged.eventId, randomUUID()])
        await expect(handlers[what]({ eventId, reason })).rejects.toMatchObject({ code: 'not-found' });
    const { eventId } = await scan(one.code);
    await expect(handlers['gate.override']({ eventId, reason })).rejects.toMatchObject({
      code: 'not-overridable',
    });
  });

  test('needs the permission', async () => {
    const one = ticket(signer, 7);
    const { scan, handlers, world } = await syncedGate([one], { permissions: ['boarding.verify'] });
    const { eventId } = await scan(one.code);
    for (const what of ['gate.undo', 'gate.override'] as const)
      await expect(handlers[what]({ eventId, reason })).rejects.toMatchObject({ code: 'not-permitted' });
    world.officer = { id: officerId, permissions: [] };
    await expect(scan(one.code)).rejects.toMatchObject({ code: 'not-permitted' });
    world.officer = null;
    await expect(scan(one.code)).rejects.toMatchObject({ code: 'not-signed-in' });
  });
});
