import type { channels, Input, Output } from '../../../desktop/src/bridge.ts';
import { packedFetch } from '../../../desktop/src/station/gate/sync/packed-fetch.ts';
import type { Station } from '../../../desktop/src/station/station.ts';
import { openWorkplace } from '../../../desktop/src/station/testing/open-workplace.ts';
import { answerRequests, waitUntilNeeded } from '../processes/asked-process.ts';
import type { GateAction, GateRequest, GateValue } from '../processes/gate-messages.ts';

/*
 * The gates of the operator, each a workplace of its own as in desktop/src/station, without its page. Time passes for them only with
 * messages.
 *
 * A real gate sends its scans at once, and asks for changes when it hears a live event. Here the clock of the API goes on while that of
 * a gate waits for its next message: a call between two messages would measure the time between them as an error of its clock. A gate
 * therefore has a network only during a sync that is asked for, and no live events.
 */

/** Every sync is asked for. */
const NEVER = 1e9;
const LIVE_EVENTS = '/prod-api/office/gate/events';

interface Gate {
  station: Station;
  isUp: boolean;
  isSyncing: boolean;
}
const gates = new Map<string, Promise<Gate>>();
const clocks = new Map<string, { now: number; clock: number }>();

async function ask<C extends keyof typeof channels>(
  { station }: Gate,
  channel: C,
  input: Input<C>,
): Promise<Output<C>> {
  const answer = await station.dispatch(channel, input);
  if (!answer.ok) throw new Error(`${channel}: ${answer.error.message}`);
  return answer.value as Output<C>;
}

async function open(
  name: string,
  { apiUrl, folder, isUp }: Extract<GateAction, { kind: 'open' }>,
): Promise<Gate> {
  const timeOf = () => clocks.get(name) ?? { now: 0, clock: 0 };
  const gate = { isUp, isSyncing: false } as Gate;
  const send: typeof fetch = (input, init) =>
    gate.isUp && gate.isSyncing && new URL(String(input)).pathname !== LIVE_EVENTS
      ? packedFetch(input, init)
      : Promise.reject(new TypeError('the network is down'));
  gate.station = await openWorkplace({
    folder,
    apiUrl,
    // A gate that cannot reach the API says so with every attempt.
    report: () => {},
    clock: { now: () => new Date(timeOf().clock), elapsedMs: () => timeOf().now },
    gateInternals: { fetch: send, pace: { online: NEVER, firstRetry: NEVER, longestRetry: NEVER } },
  });
  return gate;
}

async function act(name: string, action: GateAction): Promise<GateValue> {
  if (action.kind === 'open') {
    gates.set(name, open(name, action));
    await gates.get(name);
    return {};
  }
  const gate = await gates.get(name);
  if (!gate) throw new Error(`${name} is not open`);
  switch (action.kind) {
    case 'enroll': {
      const enrolled = await ask(gate, 'station.enroll', { code: action.code, name });
      if (!enrolled.ok) throw new Error(`not enrolled: ${enrolled.failure}`);
      return {};
    }
    case 'sign-in': {
      const { username, password } = action;
      const signedIn = await ask(gate, 'session.signIn', { username, password, language: 'en' });
      if (!signedIn.ok) throw new Error(`not signed in: ${signedIn.failure}`);
      await gate.station.site.request('/prod-api/sysUser/info');
      return {};
    }
    case 'board':
      await ask(gate, 'gate.assignment', { sailingId: action.sailingId, gate: name });
      return {};
    case 'scan': {
      const { verdict, refusal } = await ask(gate, 'gate.scan', { code: action.code });
      return { verdict, refusal };
    }
    case 'network':
      gate.isUp = action.isUp;
      return {};
    case 'sync': {
      gate.isSyncing = true;
      const { waiting, online } = await ask(gate, 'gate.sync', undefined);
      gate.isSyncing = false;
      return { waiting, isOnline: online };
    }
  }
}

await waitUntilNeeded();
answerRequests<GateRequest, GateValue>(({ gate, now, clock, action }) => {
  clocks.set(gate, { now, clock });
  return act(gate, action);
});
