import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { Channel, Input, Output } from '../src/bridge.ts';
import { systemClock } from '../src/station/clock.ts';
import { createFileVault } from '../src/station/session/file-vault.ts';
import { openStation } from '../src/station/station.ts';

/**
 * A gate without a screen, for proofs: codes come in by standard input, one a line, and for each of them one line of JSON
 * goes out once its decision is on the disk, in the same order. `:state` tells how the gate is, `:sync` syncs before it
 * does. At the end of the input it syncs once more, tells its state, and ends.
 *
 * Variables: `STATION_DIR`, `API_URL`, `GATE`, `SAILING` (its id; none for any); `GATE_USER` and `GATE_PASSWORD`, where
 * nobody is signed in there yet; `SYNCHRONOUS=OFF` to take the durability away.
 */
const environment = z
  .object({
    STATION_DIR: z.string().min(1),
    API_URL: z.url(),
    GATE: z.string().default('Gate A'),
    SAILING: z.coerce.number().int().optional(),
    GATE_USER: z.string().default(''),
    GATE_PASSWORD: z.string().default(''),
    SYNCHRONOUS: z.enum(['FULL', 'OFF']).default('FULL'),
  })
  .parse(process.env);

const say = (what: object) => process.stdout.write(`${JSON.stringify(what)}\n`);
const { STATION_DIR, API_URL, GATE, SAILING, GATE_USER, GATE_PASSWORD, SYNCHRONOUS } = environment;

const station = await openStation({
  apiUrl: API_URL,
  rendererDir: STATION_DIR,
  vault: createFileVault(join(STATION_DIR, 'token')),
  dataDir: STATION_DIR,
  clock: systemClock,
  about: { version: 'proof', shell: 'kiosk' },
  report: fault => process.stderr.write(`${fault instanceof Error ? fault.stack : fault}\n`),
  gateInternals: { synchronous: SYNCHRONOUS },
});

async function ask<C extends Channel>(channel: C, input: Input<C>): Promise<Output<C>> {
  const answer = await station.dispatch(channel, input);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value as Output<C>;
}

async function answer(line: string): Promise<object> {
  if (line === ':state') return ask('gate.state', undefined);
  if (line === ':sync') return ask('gate.sync', undefined);
  const { eventId, verdict, outcome, refusal, ticket, at } = await ask('gate.scan', { code: line });
  return { eventId, verdict, outcome, refusal, at, ticketId: ticket?.ticketId ?? null };
}

const { signedIn } = await ask('session.state', undefined);
if (!signedIn) await ask('session.signIn', { username: GATE_USER, password: GATE_PASSWORD, language: 'en' });
// Who it is; the station keeps it.
await station.site.request('/prod-api/sysUser/info');
await ask('gate.sync', undefined);
say(await ask('gate.place', { sailingId: SAILING ?? null, gate: GATE }));

for await (const line of createInterface({ input: process.stdin }))
  say(await answer(line).catch(error => ({ failure: (error as Error).message })));
say(await ask('gate.sync', undefined));
await station.close();
