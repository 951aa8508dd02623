import { execFile } from 'node:child_process';
import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as afterwards } from 'node:timers/promises';
import { promisify } from 'node:util';
import { codeRefOf } from '@gangway/shared/node/gate-seal.ts';
import { percentile } from '@gangway/shared/node/testing/percentile.ts';
import { node24 } from '../../setup/project.mjs';
import { createFullShip, openOfflineGate } from './full-ship.ts';

/** Milliseconds of a scan from its code on, and of the minimal work for one. */
export interface ScanTimes {
  /** Until the decision is on the disk. */
  durable: number;
  /** Until windows have been notified, with the passenger's details. */
  published: number;
  bare: number;
}

/** The first scans of a ship are slower. */
const WARM_UP = 100;
/** The code of an earlier printing; no presented code matches it. */
const EARLIER_PRINTING = codeRefOf('GW1:');

/** Whether the feed contains the presented codes; otherwise the gate checks their signatures. */
export type Codes = 'known' | 'unknown';

/** Boards a full ship, in a separate process. */
export async function timeScans(folder: string, passengers: number, codes: Codes): Promise<ScanTimes> {
  const args = [import.meta.filename, folder, String(passengers), codes];
  const { stdout } = await promisify(execFile)(node24, args);
  return JSON.parse(stdout) as ScanTimes;
}

/** After each scan it times the minimal work: one append, one fdatasync, and of an unknown code one Ed25519 verification. */
async function timeScansHere(folder: string, passengers: number, codes: Codes): Promise<ScanTimes> {
  const { tickets, feed } = createFullShip(passengers);
  if (codes === 'unknown') for (const ticket of feed.tickets) ticket.codeRef = EARLIER_PRINTING;
  let writtenAt = 0;
  const { store, scan } = openOfflineGate(join(folder, 'station'), feed, () => {
    writtenAt = performance.now();
  });
  const journal = openJournal(join(folder, 'journal'));
  const times = { durable: [] as number[], published: [] as number[], bare: [] as number[] };
  for (const { code } of tickets) {
    const begun = performance.now();
    const { verdict } = scan(code);
    times.published.push(performance.now() - begun);
    times.durable.push(writtenAt - begun);
    if (verdict !== 'admit') throw new Error(`a valid ticket was refused: ${verdict}`);
    store.tidy();
    await afterwards();
    const alone = performance.now();
    journal.append(codes === 'unknown');
    times.bare.push(performance.now() - alone);
  }
  if (store.outbox.countWaiting() !== passengers) throw new Error('a scan is missing');
  journal.close();
  store.close();
  const middle = (each: readonly number[]) => percentile(each.slice(WARM_UP), 0.5);
  return { durable: middle(times.durable), published: middle(times.published), bare: middle(times.bare) };
}

/** The stored content of a scan, as a line of text. */
const RECORD = Buffer.from(
  `${JSON.stringify({
    eventId: '0193b8f0-0000-7000-8000-000000000000',
    ticketId: '0193b8f0-0000-7000-8000-000000000001',
    sailingId: 7,
    outcome: 'boarded',
    refusal: null,
    method: 'scan',
    gate: 'Gate A',
    officerId: '0193b8f0-0000-7000-8000-000000000002',
    scannedAt: '2026-12-12T11:00:00.000Z',
    reason: '',
    unknown: false,
  })}\n`,
);
/** The size of the signed part of a ticket. */
const SIGNED = Buffer.alloc(53, 7);

function openJournal(path: string) {
  const file = openSync(path, 'a');
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const signature = sign(null, SIGNED, privateKey);
  return {
    append(isChecked: boolean): void {
      if (isChecked && !verify(null, SIGNED, publicKey, signature))
        throw new Error('a valid signature does not verify');
      writeSync(file, RECORD);
      fdatasyncSync(file);
    },
    close: () => closeSync(file),
  };
}

if (import.meta.main) {
  const [folder = '', passengers, codes] = process.argv.slice(2);
  process.stdout.write(JSON.stringify(await timeScansHere(folder, Number(passengers), codes as Codes)));
}
