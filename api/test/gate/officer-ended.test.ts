import { expect, test } from 'vitest';
import { hashPassword } from '../../src/accounts/passwords/passwords.service.ts';
import { endSessionsOf } from '../../src/accounts/sessions/sessions.service.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { type Gate, MANUAL_INTERVALS, openGate } from '../support/gate/gate.ts';
import { openNetworkProxy } from '../support/gate/network-proxy.ts';
import { boardedOnServer, conflictsOnServer, foundByAudit } from '../support/gate/on-the-server.ts';
import { createTerminal } from '../support/gate/terminal.ts';
import { signInStaff } from '../support/people/accounts.ts';

const PASSWORD = 'Lanterns-at-2-piers';

const database = await createTestDatabase();
const { db } = database;
const terminal = await createTerminal(database);
const tickets = await terminal.sell(20);
terminal.open();

/** The number of boarded passengers at the gate, and on the server. */
const countsOf = async (gate: Gate) => ({
  gate: (await gate.sync()).count?.boarded,
  server: (await boardedOnServer(db)).length,
});

test('an officer is signed out while the gate is offline: no scan is lost, and each sync equalizes the counts', async () => {
  const { gangway, officer, url } = terminal;
  const network = await openNetworkProxy(url);
  const gate = await openGate(terminal, {
    name: 'Gate A',
    apiUrl: network.url,
    internals: { pace: MANUAL_INTERVALS },
  });
  for (const { code } of tickets.slice(0, 12)) expect((await gate.scan(code)).verdict).toBe('admit');
  expect(await countsOf(gate)).toEqual({ gate: 12, server: 12 });

  network.cut();
  await endSessionsOf(gangway.deps, db, { systemUserId: officer.id }, 'by-administrator');
  gangway.clock.advance(5 * 60_000);
  for (const { code } of tickets.slice(12)) expect((await gate.scan(code)).verdict).toBe('admit');
  network.restore();
  // The next call reports it: from then on no one is boarded in the name of this officer.
  expect(await gate.sync()).toMatchObject({ officer: 'session-over', stopped: 'signed-out', waiting: 8 });
  await expect(gate.scan(tickets[0]?.code ?? '')).rejects.toThrow('session-over');

  gangway.clock.advance(60_000);
  const next = await signInStaff(gangway, ['boarding.verify']);
  await db
    .updateTable('system_users')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('id', '=', next.id)
    .execute();
  const credentials = { username: `staff-${next.id}`, password: PASSWORD, language: 'en' } as const;
  expect(await gate.ask('session.signIn', credentials)).toEqual({ ok: true });
  await gate.sync();
  expect(await countsOf(gate)).toEqual({ gate: 20, server: 20 });
  expect(await gate.state()).toMatchObject({ waiting: 0, openConflicts: 0 });
  expect(await conflictsOnServer(db)).toEqual([]);
  expect(await foundByAudit(db)).toEqual([]);
});
