import type { Output } from '../../../desktop/src/bridge.ts';
import type { GateState } from '../../../desktop/src/bridge-gate.ts';
import { packedFetch } from '../../../desktop/src/station/gate/sync/packed-fetch.ts';
import type { Station } from '../../../desktop/src/station/station.ts';
import { openWorkplace } from '../../../desktop/src/station/testing/open-workplace.ts';

/** The requests to the gates' process, in this order; it answers each with a `GatesAnswer`. */
export type GatesRequest =
  | { kind: 'open'; apiUrl: string; sailingId: number; gates: readonly { folder: string; name: string }[] }
  | { kind: 'scan-apart'; codes: readonly (readonly string[])[] }
  | { kind: 'reconnect'; boarded: number }
  | { kind: 'close' };

/** Milliseconds after the network was back. */
export interface Reconnection {
  /** Until the server had confirmed every scan. */
  confirmed: number;
  /** Until every gate had received all boardings. */
  told: number;
}
export type GatesAnswer = { ok: true; reconnection?: Reconnection } | { ok: false; error: string };

/** A network between this process's gates and the API that can be cut. */
function createNetwork() {
  let cut: AbortController | null = null;
  let up = new AbortController();
  return {
    fetch: ((input, init = {}) => {
      if (cut) return Promise.reject(new TypeError('the network is cut'));
      const signal = AbortSignal.any([up.signal, ...(init.signal ? [init.signal] : [])]);
      return packedFetch(input, { ...init, signal });
    }) satisfies typeof fetch,
    cut(): void {
      cut = up;
      up.abort();
    },
    restore(): void {
      cut = null;
      up = new AbortController();
    },
  };
}

const network = createNetwork();
const gates: { station: Station; state: () => GateState }[] = [];
let changed: () => void = () => undefined;

async function ask(station: Station, channel: string, input?: unknown): Promise<unknown> {
  const answer = await station.dispatch(channel, input);
  if (!answer.ok) throw new Error(`${channel}: ${answer.error.message}`);
  return answer.value;
}

async function open({ apiUrl, sailingId, gates: wanted }: Extract<GatesRequest, { kind: 'open' }>) {
  for (const { folder, name } of wanted) {
    const station = await openWorkplace({
      folder,
      apiUrl,
      report: fault => process.stderr.write(`${fault instanceof Error ? fault.stack : fault}\n`),
      gateInternals: { fetch: network.fetch },
    });
    await station.site.request('/prod-api/sysUser/info');
    await ask(station, 'gate.assignment', { sailingId, gate: name });
    let state = (await ask(station, 'gate.sync')) as Output<'gate.state'>;
    station.eventPublisher.listen((event, data) => {
      if (event !== 'gate.state') return;
      state = data as GateState;
      changed();
    });
    gates.push({ station, state: () => state });
  }
}

/** Each gate scans its codes while the network is cut. */
async function scanApart({ codes }: Extract<GatesRequest, { kind: 'scan-apart' }>): Promise<void> {
  await Promise.all(gates.map(({ station }) => ask(station, 'gate.sync')));
  network.cut();
  for (const [place, { station }] of gates.entries())
    for (const code of codes[place] ?? []) {
      const { verdict } = (await ask(station, 'gate.scan', { code })) as Output<'gate.scan'>;
      if (verdict !== 'admit') throw new Error(`a valid ticket was refused: ${verdict}`);
    }
  // By now they are offline, as after any minute without a network.
  await until(() => gates.every(({ state }) => !state().sending && !state().hearing));
}

async function reconnect({ boarded }: Extract<GatesRequest, { kind: 'reconnect' }>): Promise<Reconnection> {
  const begun = performance.now();
  network.restore();
  await until(() => gates.every(({ state }) => state().waiting === 0));
  const confirmed = performance.now() - begun;
  await until(() => gates.every(({ state }) => state().online && state().count?.boarded === boarded));
  return { confirmed, told: performance.now() - begun };
}

/** Checks again whenever a gate publishes its state. */
const until = (isSo: () => boolean): Promise<void> =>
  new Promise(resolve => {
    changed = () => {
      if (!isSo()) return;
      changed = () => undefined;
      resolve();
    };
    changed();
  });

async function answer(request: GatesRequest): Promise<GatesAnswer> {
  if (request.kind === 'open') await open(request);
  if (request.kind === 'scan-apart') await scanApart(request);
  if (request.kind === 'reconnect') return { ok: true, reconnection: await reconnect(request) };
  if (request.kind === 'close') {
    network.cut();
    await Promise.all(gates.map(({ station }) => station.close()));
  }
  return { ok: true };
}

process.on('message', (request: GatesRequest) => {
  answer(request)
    .catch((error: Error): GatesAnswer => ({ ok: false, error: error.stack ?? error.message }))
    .then(answer =>
      process.send?.(answer, undefined, undefined, () => {
        if (request.kind === 'close') process.disconnect();
      }),
    );
});
