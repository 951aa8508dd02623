import { randomUUID } from 'node:crypto';
import type { GateScansRequest } from '@gangway/shared/contract/office/gate/gate.ts';
import { expect, test } from 'vitest';
import type { GateInternals } from '../../../desktop/src/station/gate/gate-station.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { MANUAL_INTERVALS, openGate } from '../support/gate/gate.ts';
import { openNetworkProxy } from '../support/gate/network-proxy.ts';
import { conflictsOnServer, eventsOnServer } from '../support/gate/on-the-server.ts';
import { createTerminal } from '../support/gate/terminal.ts';

const database = await createTestDatabase();
const { db } = database;
const terminal = await createTerminal(database);
const [kept, renewed] = [await terminal.sell(5), await terminal.sell(5)];
terminal.open();

const soon = { interval: 20 };
const SCANS = '/prod-api/office/gate/scans';

/** A client that signs every event with a new id each time it is sent. */
const withNewIds: GateInternals['beforeSigning'] = send => async (input, init) => {
  if (!String(input).endsWith(SCANS)) return send(input, init);
  const request = JSON.parse(String(init?.body)) as GateScansRequest;
  const given = new Map(request.scans.map(({ eventId }) => [randomUUID() as string, eventId]));
  const scans = [...given.keys()].map((eventId, place) => ({ ...request.scans[place], eventId }));
  const response = await send(input, { ...init, body: JSON.stringify({ ...request, scans }) });
  let text = await response.text();
  for (const [eventId, own] of given) text = text.replace(eventId, own);
  return new Response(text, response);
};

/** Boards these passengers while the answer to their scans is lost once, and returns the server's events. */
async function boardWithLostAnswer(holders: typeof kept, beforeSigning?: GateInternals['beforeSigning']) {
  let isLost = false;
  const breakAt = (path: string) => {
    if (path !== SCANS || isLost) return null;
    isLost = true;
    return 'before-answer';
  };
  const { url } = await openNetworkProxy(terminal.url, { breakAt });
  const gate = await openGate(terminal, {
    name: 'Gate A',
    apiUrl: url,
    internals: { pace: MANUAL_INTERVALS, beforeSigning },
  });
  for (const { code } of holders) expect(await gate.scan(code)).toMatchObject({ verdict: 'admit' });
  await expect.poll(gate.sync, soon).toMatchObject({ online: true, waiting: 0 });
  expect(isLost).toBe(true);
  const ids = holders.map(({ id }) => id);
  const isTheirs = (row: { ticket_id: string | null }) => ids.includes(row.ticket_id ?? '');
  return {
    events: (await eventsOnServer(db)).filter(isTheirs).length,
    conflicts: (await conflictsOnServer(db)).filter(isTheirs).map(({ kind }) => kind),
  };
}

test('a scan repeated after a lost answer is the same scan', async () => {
  expect(await boardWithLostAnswer(kept)).toEqual({ events: kept.length, conflicts: [] });
});

test('control: without the event id, every ticket boards twice', async () => {
  const { events, conflicts } = await boardWithLostAnswer(renewed, withNewIds);
  expect(events).toBeGreaterThan(renewed.length);
  expect(conflicts).toEqual(Array(events - renewed.length).fill('admitted-twice'));
});
