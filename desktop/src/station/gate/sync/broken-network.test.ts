import { seededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import { expect, test } from 'vitest';
import { createFakeServer } from '../testing/fake-server.ts';
import { createSigner, sailing, ticket } from '../testing/sold-tickets.ts';
import { manualIntervals, testGate } from '../testing/test-gate.ts';

const signer = createSigner(1);
const TURNS = 300;

/** A network that fails at a random step of half of its calls: before the request, after it, or in the answer. */
function brokenNetwork(seed: number) {
  const random = seededRandom(seed);
  return async (...request: Parameters<typeof fetch>): Promise<Response> => {
    const step = random.below(6);
    if (step === 0) throw new TypeError('fetch failed: before the request');
    const response = await fetch(...request);
    if (step === 1) throw new TypeError('fetch failed: after the request');
    if (step === 2) return new Response((await response.text()).slice(0, random.below(400)), response);
    return response;
  };
}

test('delivers every scan exactly once, wherever the connection breaks', async () => {
  const random = seededRandom(9);
  const server = createFakeServer([signer], [sailing(7)]);
  const tickets = Array.from({ length: 100 }, () => ticket(signer, 7));
  server.sell(...tickets);
  const { sync, scan, state, faults } = await testGate(server, {
    internals: { pace: manualIntervals, fetch: brokenNetwork(3), synchronous: 'OFF' },
  });
  while (!(await state()).ready) await sync();

  const letIn = new Map<string, string>();
  let failed = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    const shown = tickets[random.below(tickets.length)];
    const { eventId, outcome, refusal } = await scan(shown?.code ?? '');
    const isFirst = !letIn.has(shown?.ticketId ?? '');
    expect([outcome, refusal]).toEqual(isFirst ? ['boarded', null] : ['refused', 'already-boarded']);
    if (isFirst) letIn.set(shown?.ticketId ?? '', eventId);
    if (!(await sync()).online) failed += 1;
  }
  expect(failed, 'it did break').toBeGreaterThan(TURNS / 4);
  while ((await state()).waiting > 0) await sync();

  const boarded = [...server.scans.values()].filter(({ outcome }) => outcome === 'boarded');
  expect(new Map(boarded.map(({ ticketId, eventId }) => [ticketId, eventId]))).toEqual(letIn);
  expect(boarded).toHaveLength(letIn.size);
  expect(server.scans.size).toBe(TURNS);
  expect(faults).toEqual([]);
});
