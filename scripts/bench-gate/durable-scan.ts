import { execFile } from 'node:child_process';
import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as afterwards } from 'node:timers/promises';
import { promisify } from 'node:util';
import { percentile } from '../bench/percentile.ts';
import { node24 } from '../setup/project.mjs';
import { createFullShip, openGateApart } from './full-ship.ts';

/** Milliseconds of a scan, from its code to the decision that is on the disk and was told, and of the least one could do. */
export interface ScanTimes {
  scan: number;
  bare: number;
}

/** The first of a ship wake things up. */
const WARM_UP = 100;
/** The quicker quarter: what else the machine does meanwhile is not the scan's. */
const SHARE = 0.25;

/** As the command line has it: under which a program's syncs of files take so much longer, as they do on a disk that does it. */
const slowDisk = (milliseconds: number): string[] => [
  ...['strace', '-f', '--seccomp-bpf', '-qq', '-o', '/dev/null', '-e', 'signal=none'],
  ...['-e', 'trace=fsync,fdatasync', '-e', `inject=fsync,fdatasync:delay_exit=${milliseconds * 1000}`],
];

/** Lets a full ship in, in a process of its own; on a disk that takes so many milliseconds to have written, if it is said. */
export async function timeScans(
  folder: string,
  passengers: number,
  diskMilliseconds = 0,
): Promise<ScanTimes> {
  const under = diskMilliseconds > 0 ? slowDisk(diskMilliseconds) : [];
  const [command = '', ...args] = [...under, node24, import.meta.filename, folder, String(passengers)];
  const { stdout } = await promisify(execFile)(command, args);
  return JSON.parse(stdout) as ScanTimes;
}

/** After each scan the least is done that one could do: one append, one fdatasync, one Ed25519 verification. */
async function timeScansHere(folder: string, passengers: number): Promise<ScanTimes> {
  const { tickets, feed } = createFullShip(passengers);
  const gate = await openGateApart(join(folder, 'station'), feed);
  const journal = openJournal(join(folder, 'journal'));
  const times = { scan: [] as number[], bare: [] as number[] };
  for (const { code } of tickets) {
    times.scan.push(millisecondsOf(() => void gate.scan(code)));
    // How the gate is, is told when the light has been seen.
    await afterwards();
    times.bare.push(millisecondsOf(journal.append));
  }
  const { waiting, count } = await gate.handlers['gate.state'](undefined);
  if (waiting !== passengers || count?.boarded !== passengers)
    throw new Error(`of ${passengers} only ${count?.boarded} were let in`);
  journal.close();
  await gate.close();
  const quick = (each: readonly number[]) => percentile(each.slice(WARM_UP), SHARE);
  return { scan: quick(times.scan), bare: quick(times.bare) };
}

/** What is kept of a scan, as a line of text. */
const RECORD = Buffer.from(
  `${JSON.stringify({
    ...{ eventId: '0193b8f0-0000-7000-8000-000000000000', ticketId: '0193b8f0-0000-7000-8000-000000000001' },
    ...{ sailingId: 7, outcome: 'boarded', refusal: null, method: 'scan', gate: 'Gate A' },
    officerId: '0193b8f0-0000-7000-8000-000000000002',
    ...{ scannedAt: '2026-12-12T11:00:00.000Z', reason: '', unknown: false },
  })}\n`,
);
/** As many bytes as a ticket's signature is over. */
const SIGNED = Buffer.alloc(53, 7);

function openJournal(path: string) {
  const file = openSync(path, 'a');
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const signature = sign(null, SIGNED, privateKey);
  return {
    append(): void {
      if (!verify(null, SIGNED, publicKey, signature)) throw new Error('a good signature does not verify');
      writeSync(file, RECORD);
      fdatasyncSync(file);
    },
    close: () => closeSync(file),
  };
}

function millisecondsOf(work: () => void): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

if (import.meta.main) {
  const [folder = '', passengers] = process.argv.slice(2);
  process.stdout.write(JSON.stringify(await timeScansHere(folder, Number(passengers))));
}
