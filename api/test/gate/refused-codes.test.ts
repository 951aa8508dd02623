import { generateKeyPairSync } from 'node:crypto';
import type { BoardingRefusal } from '@gangway/shared/contract/boarding.ts';
import { decodeBase45, encodeBase45 } from '@gangway/shared/domain/codes/base45.ts';
import { seededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import { parse, type TicketCodeFields } from '@gangway/shared/domain/codes/ticket-code.ts';
import { proofSize } from '@gangway/shared/node/testing/proofs.ts';
import { expect, onTestFinished, test } from 'vitest';
import { startSerialCable } from '../../../desktop/src/station/serial/testing/serial-cable.ts';
import {
  privateKey,
  rotateSigningKey,
  withdrawSigningKey,
} from '../../src/reservations/tickets/signing-keys.service.ts';
import { signedCode } from '../../src/reservations/tickets/ticket-code.service.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing } from '../support/database/factories.ts';
import { MANUAL_INTERVALS, openGate } from '../support/gate/gate.ts';
import { openNetworkProxy } from '../support/gate/network-proxy.ts';
import { boardedOnServer, eventsOnServer } from '../support/gate/on-the-server.ts';
import { createTerminal, type ShownTicket } from '../support/gate/terminal.ts';

const STRINGS = proofSize(2_000, 10_000);
const soon = { interval: 20 };

const database = await createTestDatabase();
const { db } = database;
const terminal = await createTerminal(database);
const { deps } = terminal.gangway;
const [yesterday, tomorrow] = [
  await createSailing(db, terminal.voyage, { date: '2026-12-11', session: 'nighttime' }),
  await createSailing(db, terminal.voyage, { date: '2026-12-13' }),
];
const people = await terminal.sell(3);
const [guest, other, third] = people as [ShownTicket, ShownTicket, ShownTicket];
const [lateComer] = await terminal.sell(1, yesterday, '2026-12-10T06:00:00.000Z');
const [earlyComer] = await terminal.sell(1, tomorrow);
await rotateSigningKey(deps);
const [newComer] = await terminal.sell(1);
terminal.open();

function fieldsOf(code: string): TicketCodeFields {
  const parsed = parse(code);
  if (!parsed.ok) throw new Error(`${code} is no ticket code`);
  return parsed.fields;
}

/** The code of a ticket signed with a foreign key. */
const forged = ({ code }: ShownTicket) =>
  signedCode(fieldsOf(code), generateKeyPairSync('ed25519').privateKey);

/** The code with one changed byte of its payload or its signature. */
function withByte(code: string, place: number, change: (byte: number) => number): string {
  const bytes = decodeBase45(code.slice('GW1:'.length)) ?? new Uint8Array();
  bytes[place] = change(bytes[place] ?? 0);
  return `GW1:${encodeBase45(bytes)}`;
}
/** Flips one bit. */
const altered = ({ code }: ShownTicket, place: number) => withByte(code, place, byte => byte ^ 1);
const KEY_ID = 1;
const [IN_TICKET_ID, IN_SAILING_ID, IN_SECRET, IN_SIGNATURE] = [5, 20, 25, 60];

/** A gate with a scanner that reads the presented codes and returns the results. */
async function openGateOnCable(name: string, apiUrl?: string) {
  const cable = await startSerialCable();
  onTestFinished(cable.stop);
  const gate = await openGate(terminal, { name, apiUrl, port: cable.port });
  await expect.poll(() => gate.ask('scanner.state', undefined), soon).toMatchObject({ status: 'open' });
  return {
    gate,
    async show(code = ''): Promise<BoardingRefusal | 'admitted'> {
      const before = gate.records.length;
      await cable.write(Buffer.from(`${code}\r`));
      await expect.poll(() => gate.records.length, soon).toBe(before + 1);
      return gate.records.at(-1)?.refusal ?? 'admitted';
    },
  };
}

test('each invalid code is refused with its own reason, and the refusal reaches the server', async () => {
  const { gate, show } = await openGateOnCable('Gate A');
  const shown = [
    await show(forged(guest)),
    await show(altered(guest, IN_TICKET_ID)),
    await show(altered(guest, IN_SAILING_ID)),
    await show(altered(guest, IN_SECRET)),
    await show(altered(guest, IN_SIGNATURE)),
    await show(guest.code.slice(0, -3)),
    await show(guest.code + other.code.slice('GW1:'.length)),
    await show('https://example.com/tickets/1'),
    await show(lateComer?.code),
    await show(earlyComer?.code),
    await show(guest.code),
    // Without a pause it would be the same ticket, read twice.
    await show('https://example.com/tickets/2'),
    await show(guest.code),
  ];
  expect(shown).toEqual([
    ...Array(5).fill('forged'),
    ...Array(3).fill('not-a-ticket'),
    'sailing-over',
    'wrong-sailing',
    'admitted',
    'not-a-ticket',
    'already-boarded',
  ]);
  expect(gate.records.at(-1)?.earlier).toMatchObject({ gate: 'Gate A' });

  await expect.poll(gate.sync, soon).toMatchObject({ waiting: 0 });
  const reported = (await eventsOnServer(db)).filter(event => event.gate === 'Gate A');
  expect(reported.map(({ refusal }) => refusal ?? 'admitted')).toEqual(shown);
  expect(await boardedOnServer(db)).toEqual([guest.id]);

  const elsewhere = await openGateOnCable('Gate B');
  expect(await elsewhere.show(guest.code), 'replayed at another gate').toBe('already-boarded');
  expect(elsewhere.gate.records.at(-1)?.earlier).toMatchObject({ gate: 'Gate A' });
});

test('a code of an unknown or withdrawn key is refused until the key is valid', async () => {
  const network = await openNetworkProxy(terminal.url);
  const { gate, show } = await openGateOnCable('Gate C', network.url);
  network.cut();
  const keyId = await rotateSigningKey(deps);
  const anew = signedCode({ ...fieldsOf(third.code), keyId }, await privateKey(deps, keyId));
  expect(await show(anew), 'it has not heard of the key').toBe('unknown-key');
  network.restore();
  await expect.poll(gate.sync, soon).toMatchObject({ online: true });
  expect(await show(anew)).toBe('admitted');
  expect(await show(newComer?.code), 'of a key that was retired, and not withdrawn').toBe('admitted');

  await withdrawSigningKey(deps, fieldsOf(other.code).keyId);
  await gate.sync();
  expect(await show(other.code)).toBe('key-withdrawn');
});

test(`none of ${STRINGS} random and mutated strings is admitted`, async () => {
  const gate = await openGate(terminal, {
    name: 'Gate D',
    internals: { pace: MANUAL_INTERVALS, synchronous: 'OFF' },
  });
  const random = seededRandom(6);
  const symbols = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
  const text = (length: number) =>
    Array.from({ length }, () => symbols.charAt(random.below(symbols.length))).join('');
  const known = [...people, lateComer, earlyComer, newComer].map(ticket => ticket?.code ?? '');
  const genuine = () => known[random.below(known.length)] ?? '';
  const mutate = (code: string, cut: number, insert: number) => {
    const at = random.below(code.length);
    return code.slice(0, at) + text(insert) + code.slice(at + cut);
  };
  const kinds = [
    () => text(random.below(200)),
    () => `GW1:${text(141)}`,
    () => mutate(genuine(), 1, 1),
    () => mutate(genuine(), 1, 0),
    () => mutate(genuine(), 0, 1),
    () => mutate(genuine(), random.below(80), random.below(80)),
    () => genuine().slice(0, 4 + random.below(141)) + genuine().slice(4 + random.below(141)),
    () => withByte(genuine(), KEY_ID, () => 1 + random.below(255)),
  ];
  const reasons = new Set<BoardingRefusal | null>();
  for (let count = 0; count < STRINGS; ) {
    const code = kinds[count % kinds.length]?.() ?? '';
    if (known.includes(code.trim())) continue;
    const { verdict, refusal } = await gate.scan(code);
    if (verdict !== 'refuse') throw new Error(`${JSON.stringify(code)} was admitted`);
    reasons.add(refusal);
    count += 1;
  }
  expect(await gate.state(), 'each of them was written down').toMatchObject({ waiting: STRINGS });
  expect([...reasons]).toEqual(expect.arrayContaining(['forged', 'not-a-ticket', 'unknown-key']));
});
