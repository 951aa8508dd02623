import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { percentile } from '@gangway/shared/node/testing/percentile.ts';
import { runCommand } from '../../setup/command.ts';
import { createSteps } from '../../setup/steps.mjs';
import { installTools } from '../../setup/test-tools.mjs';
import { isMet, type Measure, table } from '../goals.ts';
import { type BoardingServer, type BoardingShip, withBoardingServer } from './boarding-server.ts';
import { type DiskTimes, timeDisk } from './disk.ts';
import { timeScans } from './durable-scan.ts';
import { timeDecisions, timeFirstSync } from './live-gate.ts';
import { timeLookups } from './lookup.ts';
import { timeReconnections } from './reconnecting-gates.ts';
import { timeUploads } from './scan-upload.ts';

const PASSENGERS = 600;
const GATES = 10;
const SCANS = 200;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Array.from({ length: Number(values.rounds) }, (_, index) => index + 1);
/** The disk's times at each measurement. */
const disks: DiskTimes[] = [];
const say = (text: string) => process.stdout.write(`${text}\n`);

/** Measures a gate on a ship of 600 passengers. Exits with 1 if a goal is missed. */
await runCommand(async () => {
  await installTools(createSteps(), ['unit']);
  const folder = await mkdtemp(join(tmpdir(), 'gangway-bench-gate-'));
  await chmod(folder, 0o711);
  try {
    const measures = [measureLookup(folder), ...(await measureScans(folder)), ...(await measureLive(folder))];
    say(`\n${table(measures)}`);
    const disk = [middle(disks.map(({ median }) => median)), middle(disks.map(({ p99 }) => p99))];
    const [half, most] = disk.map(value => value.toFixed(2));
    say(
      `The disk alone takes ${half} ms for an append with fdatasync, p99 ${most} ms: medians of ${disks.length} times.`,
    );
    if (!measures.every(isMet)) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** The disk's current times, printed beside results that depend on it. */
function askDisk(folder: string): string {
  const disk = timeDisk(folder);
  disks.push(disk);
  return `the disk's fdatasync ${disk.median.toFixed(2)} ms, p99 ${disk.p99.toFixed(2)} ms`;
}

/**
 * The median of the rounds, so that a single round with other load does not count. Each round alternates what it
 * compares, so that other load affects both.
 */
function middle(each: readonly number[]): number {
  return percentile(each, 0.5);
}

function measureLookup(folder: string): Measure {
  const ratios = rounds.map(round => {
    const { station, bare } = timeLookups(join(folder, `lookup-${round}`), PASSENGERS);
    say(`  lookup: ${station.toFixed(2)} µs, bare get ${bare.toFixed(2)} µs`);
    return station / bare;
  });
  return { name: 'lookup of a ticket ÷ bare better-sqlite3 get', found: middle(ratios), goal: { most: 1.5 } };
}

/**
 * Until a scan is on the disk, of a code that the gate knows, and of one whose signature it checks: each beside what a bare program
 * takes for the same.
 */
async function measureScans(folder: string): Promise<Measure[]> {
  const ratios = { durable: [] as number[], published: [] as number[], checked: [] as number[] };
  for (const round of rounds) {
    const { durable, published, bare } = await timeScans(
      join(folder, `published-${round}`),
      PASSENGERS,
      'known',
    );
    ratios.durable.push(durable / bare);
    ratios.published.push(published / bare);
    const checked = await timeScans(join(folder, `unknown-${round}`), PASSENGERS, 'unknown');
    ratios.checked.push(checked.durable / checked.bare);
    const [written, publishedMs, least] = [durable, published, bare].map(value => value.toFixed(3));
    say(
      `  scan: on the disk after ${written} ms, windows notified after ${publishedMs} ms; bare ${least} ms`,
    );
  }
  say(`  until windows were notified a scan took ${middle(ratios.published).toFixed(2)} times the bare one`);
  return [
    { name: 'durable scan ÷ append and fdatasync', found: middle(ratios.durable), goal: { most: 1.3 } },
    {
      name: 'the same of an unknown code ÷ these and Ed25519 verify',
      found: middle(ratios.checked),
      goal: { most: 1.3 },
    },
  ];
}

async function measureLive(folder: string): Promise<Measure[]> {
  const measures: Measure[] = [];
  await withBoardingServer(join(folder, 'server'), async server => {
    const ship = await server.board(PASSENGERS);
    measures.push(await measureSync(server, ship, folder));
    measures.push(await measureDecisions(server, ship, folder));
    measures.push(await measureUploads(server, ship));
    measures.push(await measureReconnections(server, folder));
  });
  return measures;
}

async function measureSync(server: BoardingServer, ship: BoardingShip, folder: string): Promise<Measure> {
  const syncs: number[] = [];
  for (const round of rounds) {
    const { milliseconds, expected } = await timeFirstSync(server, ship, join(folder, `sync-${round}`));
    if (expected < PASSENGERS) throw new Error(`the gate knows ${expected} of ${PASSENGERS} passengers`);
    syncs.push(milliseconds);
    say(`  first sync: ${milliseconds.toFixed(0)} ms, ${expected} passengers`);
  }
  const name = `first sync of ${PASSENGERS} passengers`;
  return { name, found: middle(syncs), goal: { most: 2000 }, unit: ' ms' };
}

async function measureDecisions(
  server: BoardingServer,
  ship: BoardingShip,
  folder: string,
): Promise<Measure> {
  const decisions: number[] = [];
  const each = PASSENGERS / rounds.length;
  for (const round of rounds) {
    const codes = ship.codes.slice((round - 1) * each, round * each);
    const times = await timeDecisions(server, ship, join(folder, `cable-${round}`), codes);
    decisions.push(percentile(times, 0.99));
    const [half, most] = [0.5, 0.99].map(share => percentile(times, share).toFixed(2));
    say(`  ${times.length} codes over a cable: median ${half} ms, p99 ${most} ms; ${askDisk(folder)}`);
  }
  const name = 'last serial byte to the decision, p99';
  return { name, found: middle(decisions), goal: { most: 10 }, unit: ' ms' };
}

async function measureUploads(server: BoardingServer, ship: BoardingShip): Promise<Measure> {
  const uploads: number[] = [];
  for (const _ of rounds) {
    const { together, oneByOne } = await timeUploads(server, ship);
    uploads.push(together / oneByOne);
    const [before, after] = [oneByOne, together].map(rate => rate.toFixed(0));
    say(
      `  the server stores ${before} scans/s one by one (before), ${after} scans/s a call together (after)`,
    );
  }
  const name = 'scans/s that the server stores ÷ one transaction a scan';
  return { name, found: middle(uploads), goal: { least: 10 } };
}

/** From the moment when the network is back, with everything as in the product. */
async function measureReconnections(server: BoardingServer, folder: string): Promise<Measure> {
  const ship = await server.board(GATES * SCANS);
  const durations: number[] = [];
  const options = { folder: join(folder, 'gates'), gates: GATES, rounds: rounds.length };
  await timeReconnections(server, ship, options, took => {
    durations.push(took.told);
    const [confirmed, heard] = [took.confirmed, took.told].map(time => time.toFixed(0));
    const load = loadavg()[0]?.toFixed(1);
    say(
      `  ${GATES} gates: all confirmed after ${confirmed} ms, all told after ${heard} ms (load ${load}; ${askDisk(folder)})`,
    );
  });
  const name = `${GATES} gates told of all after ${SCANS} scans each apart`;
  return { name, found: middle(durations), goal: { most: 2_000 }, unit: ' ms' };
}
