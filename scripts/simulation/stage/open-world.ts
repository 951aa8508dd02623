import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, instantOf, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { hashPassword } from '../../../api/src/accounts/passwords/passwords.service.ts';
import { createDatabase } from '../../../api/src/lib/database/database.ts';
import { startJobs } from '../../../api/src/lib/database/jobs.ts';
import { migrate } from '../../../api/src/lib/database/migrations.ts';
import { createIds } from '../../../api/src/lib/ids.ts';
import { createLog } from '../../../api/src/lib/process/log.ts';
import { createModel } from '../model/model.ts';
import { createJobTable } from '../processes/job-table.ts';
import { startSimulatedApi } from '../processes/simulated-api.ts';
import { startSimulatedDatabase } from '../processes/simulated-database.ts';
import { startSimulatedGates } from '../processes/simulated-gates.ts';
import { createAgenda } from '../world/agenda.ts';
import { openBank } from '../world/bank.ts';
import { createCaller } from '../world/caller.ts';
import { chanceOf } from '../world/chance.ts';
import type { World } from '../world/world.ts';
import { buildFleet, enrollAgents, openSale, SALE_DAYS } from './fleet.ts';
import { enrollGates, enrollOfficer, signIn } from './staff.ts';

/** Nobody logs in with it. */
const NO_PASSWORD = 'none';
const OPENS = '06:00';

export interface OpenWorld {
  world: World;
  close(): Promise<void>;
}

/** An operator that opens on this day, with the API and PostgreSQL in processes of their own, on data in a new folder. */
export async function openWorld(seed: number, firstDay: LocalDate): Promise<OpenWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-simulation-'));
  await chmod(folder, 0o755);
  const closing: (() => Promise<unknown>)[] = [
    () => rm(folder, { recursive: true, maxRetries: 10, retryDelay: 200 }),
  ];
  const close = async () => {
    for (const end of closing.splice(0).toReversed()) await end();
  };
  try {
    const world = await build(seed, firstDay, folder, closing);
    return { world, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function build(
  seed: number,
  firstDay: LocalDate,
  folder: string,
  closing: (() => Promise<unknown>)[],
): Promise<World> {
  const start = instantOf(firstDay, OPENS);
  const database = await startSimulatedDatabase(folder);
  closing.push(() => database.stop());
  const { db } = createDatabase(database.url, 2);
  closing.push(() => db.destroy());
  await migrate(db);
  await (await startJobs(database.url, createLog('silent'))).stop();
  await createJobTable(db);
  const masterKey = randomBytes(32);
  const bank = await openBank(masterKey);
  closing.push(() => bank.stop());
  const api = await startSimulatedApi(
    {
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, 'api'),
      MASTER_KEY: masterKey.toString('hex'),
      PUBLIC_URL: bank.url,
    },
    start,
  );
  closing.push(() => api.stop());
  const gates = await startSimulatedGates(join(folder, 'gates'), api.url, start.getTime());
  closing.push(() => gates.stop());
  const clock = { now: () => new Date(world.now) };
  const sources = { db, clock, ids: createIds(clock), env: { masterKey } };
  const nobody = { id: '', username: '', headers: {} };
  const counts = {
    orders: 0,
    payments: 0,
    cancellations: 0,
    moves: 0,
    additions: 0,
    rebookings: 0,
    calledOff: 0,
    scans: 0,
    offlineScans: 0,
    apiCrashes: 0,
    databaseCrashes: 0,
    gateCrashes: 0,
    repeatedCalls: 0,
  };
  const world: World = {
    seed,
    model: createModel(),
    now: start.getTime(),
    chance: chanceOf(seed, 0),
    api,
    database,
    sources,
    caller: createCaller(api.url, () => counts.repeatedCalls++),
    bank,
    requested: new Map(),
    agenda: createAgenda(),
    gates,
    gateOfficer: { username: 'gate', password: randomBytes(9).toString('base64url') },
    manager: nobody,
    clerk: nobody,
    fleet: { shipId: 0, routeId: 0 },
    people: 0,
    counts,
  };
  world.manager = await enrollOfficer(sources, 'manager', NO_PASSWORD);
  world.clerk = await enrollOfficer(sources, 'clerk', NO_PASSWORD);
  await signIn(sources, world.manager);
  await signIn(sources, world.clerk);
  await enrollOfficer(sources, world.gateOfficer.username, await hashPassword(world.gateOfficer.password));
  world.fleet = await buildFleet(world);
  await enrollGates(world);
  await enrollAgents(world);
  for (let days = 0; days < SALE_DAYS; days++) await openSale(world, addDays(firstDay, days));
  return world;
}
