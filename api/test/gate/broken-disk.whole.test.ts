import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inspectStore } from '../../../desktop/src/station/gate/testing/inspect-store.ts';
import { startSerialCable } from '../../../desktop/src/station/serial/testing/serial-cable.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { openGate } from '../support/gate/gate.ts';
import { type Light, startGateProcess } from '../support/gate/gate-process.ts';
import { eventsOnServer } from '../support/gate/on-the-server.ts';
import { createTerminal } from '../support/gate/terminal.ts';

const soon = { interval: 20 };

const database = await createTestDatabase();
const terminal = await createTerminal(database);

test('the gate admits no one while the disk cannot be written, and recovers afterwards', async () => {
  const [before, meanwhile] = await terminal.sell(2);
  if (!before || !meanwhile) throw new Error('two tickets were sold');
  terminal.open();
  const cable = await startSerialCable();
  onTestFinished(cable.stop);
  const { folder, close } = await openGate(terminal, { name: 'Gate A', port: cable.port });
  await close();
  const compileCache = await mkdtemp(join(tmpdir(), 'gangway-compiled-'));
  onTestFinished(() => rm(compileCache, { recursive: true }));
  const gate = startGateProcess({ folder, apiUrl: terminal.url, compileCache });
  const lights: Light[] = [];
  gate.onLight(light => lights.push(light));
  await gate.ready;
  const show = async ({ code }: { code: string }) => {
    const seen = lights.length;
    await cable.write(Buffer.from(`${code}\r`));
    await expect.poll(() => lights.length, soon).toBe(seen + 1);
    return lights.at(-1);
  };

  expect(await show(before)).toMatchObject({ verdict: 'admit' });
  await gate.setDiskBroken(true);
  expect(await show(meanwhile)).toMatchObject({ verdict: 'failed', eventId: 'disk-failed' });
  expect(await show(before)).toMatchObject({ verdict: 'failed', eventId: 'disk-failed' });
  expect(gate.complaints(), 'the log says what the matter is').toContain('SqliteError: disk I/O error');
  await gate.setDiskBroken(false);
  expect(await show(meanwhile)).toMatchObject({ verdict: 'admit', ticketId: meanwhile.id });
  expect(await show(before)).toMatchObject({ verdict: 'refuse' });

  await expect.poll(async () => (await eventsOnServer(database.db)).length, soon).toBe(3);
  await gate.kill();
  const { integrity, events } = inspectStore(folder);
  expect(integrity).toBe('ok');
  expect(events.map(({ outcome }) => outcome)).toEqual(['refused', 'boarded', 'boarded']);
});
