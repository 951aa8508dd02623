import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { RolePermission } from '@gangway/shared/contract/base/permissions.ts';
import { onTestFinished } from 'vitest';
import type { EventData, EventName } from '../../../bridge.ts';
import type { GateRecord } from '../../../bridge-gate.ts';
import { createEventPublisher } from '../../lib/handlers.ts';
import { createFileVault } from '../../session/file-vault.ts';
import { openStationIdentity } from '../../session/station-identity.ts';
import { type GateInternals, openGateStation } from '../gate-station.ts';
import { type FakeApi, startFakeApi } from './fake-api.ts';
import { createFakeServer, type FakeServer } from './fake-server.ts';
import { createSigner, NOW, party, type SoldTicket, sailing } from './sold-tickets.ts';
import { temporaryFolder } from './temporary-store.ts';

/** Intervals short enough for tests. */
export const fastIntervals = { online: 20, firstRetry: 5, longestRetry: 20 };
const NEVER = 3_600_000;
/** Intervals so long that syncs only run on request. */
export const manualIntervals = { online: NEVER, firstRetry: NEVER, longestRetry: NEVER };

interface Options {
  folder?: string;
  permissions?: RolePermission[];
  internals?: GateInternals;
  /** The clock that it starts with. */
  world?: { now: Date };
  /** Enrolled at its server, once; by default it is. */
  isEnrolled?: boolean;
}

export const officerId = randomUUID();

/** A gate with a fake API, synced once. */
export async function testGate(server: FakeServer, options: Options = {}, api?: FakeApi) {
  const { folder = temporaryFolder(), permissions = ['boarding.verify', 'boarding.override'] } = options;
  const { isEnrolled = true } = options;
  const tokens = new Map([['token', {}]]);
  const behind = api ?? (await startFakeApi(server, tokens));
  const eventPublisher = createEventPublisher();
  const published: { event: EventName; data: unknown }[] = [];
  eventPublisher.listen((event, data) => published.push({ event, data }));
  const faults: unknown[] = [];
  const world = {
    now: options.world?.now ?? new Date(NOW),
    elapsedMs: 0,
    token: 'token' as string | null,
    officer: { id: officerId, permissions } as { id: string; permissions: string[] } | null,
  };
  const clock = { now: () => world.now, elapsedMs: () => world.elapsedMs };
  const vault = createFileVault(join(folder, 'station.key'));
  const identity = await openStationIdentity({ apiUrl: behind.url, vault, clock, version: '0' });
  const station = openGateStation({
    apiUrl: behind.url,
    folder,
    eventPublisher,
    identity,
    clock,
    token: () => world.token,
    officer: () => world.officer,
    report: fault => faults.push(fault),
    internals: { pace: manualIntervals, random: () => 0, ...options.internals },
  });
  onTestFinished(station.close);
  if (isEnrolled && identity.stationId() === null)
    await station.enroll({ code: 'ABCD-EFGH', name: 'Gate', token: 'token' });
  const { handlers } = station;
  return {
    station,
    handlers,
    world,
    folder,
    faults,
    api: behind,
    scan: (code: string): Promise<GateRecord> => handlers['gate.scan']({ code }),
    sync: () => handlers['gate.sync'](undefined),
    state: () => handlers['gate.state'](undefined),
    /** The events of one kind that were published to the windows. */
    published: <E extends EventName>(event: E): EventData<E>[] =>
      published.filter(one => one.event === event).map(({ data }) => data as EventData<E>),
  };
}

/** Signs the tickets that these gates board. */
export const signer = createSigner(1);

/** A gate synced with a server that sold these tickets; it boards sailing 7, an hour before departure. */
export async function syncedGate(
  tickets: SoldTicket[],
  options: Parameters<typeof testGate>[1] = {},
  signers = [signer],
) {
  const server = createFakeServer(signers, [sailing(7), sailing(8, 24)]);
  server.sell(...tickets);
  const gate = await testGate(server, options);
  await gate.sync();
  await gate.handlers['gate.assignment']({ sailingId: 7, gate: 'Gate A' });
  return { ...gate, server };
}

/** An adult and a child with an unpaid amount. */
export function family() {
  const tickets = party(signer, 7, [{ name: 'Parent' }, { name: 'Child', minor: true }], 12_000);
  return tickets as [SoldTicket, SoldTicket];
}
