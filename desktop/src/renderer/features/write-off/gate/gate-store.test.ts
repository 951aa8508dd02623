import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer, BridgeError } from '../../../../bridge.ts';
import type { GateRecord, GateState, Verdict } from '../../../../bridge-gate.ts';
import { recordOf, stateOf } from './testing/record.ts';

/** A station that tells what a test makes it tell. */
function createStation() {
  const listeners = new Map<string, (data: never) => void>();
  const answers: Record<string, unknown> = { 'gate.state': stateOf(), 'gate.records': [] };
  return {
    answers,
    failure: null as BridgeError | null,
    isGone: false,
    async invoke(channel: string): Promise<Answer<unknown>> {
      if (this.isGone) throw new TypeError('Failed to fetch');
      if (this.failure) return { ok: false, error: this.failure };
      return { ok: true, value: answers[channel] };
    },
    on(event: string, listener: (data: never) => void) {
      listeners.set(event, listener);
      return () => listeners.delete(event);
    },
    publish: (event: string, data: unknown) => listeners.get(event)?.(data as never),
    hasSubscribers: () => listeners.size > 0,
  };
}

let station = createStation();
vi.stubGlobal('window', {
  gangway: {
    invoke: (channel: string) => station.invoke(channel),
    on: (event: string, listener: (data: never) => void) => station.on(event, listener),
  },
});
const { bridge } = await import('../../../lib/bridge.ts');
const { i18next } = await import('../../../lib/language/i18n.ts');
const { default: words } = await import('@gangway/shared/i18n/en/office/gate/write-off.ts');
const { followGate, look, useGate } = await import('./gate-store.ts');
const { showTicket } = await import('./show-ticket.ts');

const voiced: Verdict[] = [];
let stop = () => {};

async function follow(): Promise<void> {
  stop = followGate(bridge, verdict => voiced.push(verdict));
  await vi.advanceTimersByTimeAsync(0);
}
const publishRecord = (changes: Partial<GateRecord>) => station.publish('gate.record', recordOf(changes));
const shown = () => useGate.getState().records.map(({ eventId }) => eventId);

beforeEach(async () => {
  vi.useFakeTimers();
  station = createStation();
  voiced.length = 0;
  await i18next.init({ lng: 'en', ns: ['write-off'], resources: { en: { 'write-off': words } } });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('records from before are shown without sound', async () => {
  station.answers['gate.records'] = [recordOf({ eventId: 'before', verdict: 'refuse' })];
  await follow();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shown()).toEqual(['before']);
  expect(voiced).toEqual([]);
});

test('a record plays its sound once, however often it is published', async () => {
  await follow();
  publishRecord({ eventId: 'one', verdict: 'warn' });
  publishRecord({ eventId: 'one', verdict: 'warn', sent: true });
  await vi.advanceTimersByTimeAsync(100);
  publishRecord({ eventId: 'one', verdict: 'warn', sent: true });
  await vi.advanceTimersByTimeAsync(100);
  expect(voiced).toEqual(['warn']);
  expect(useGate.getState().records[0]?.sent).toBe(true);
});

test('a record that is both returned and published is listed once', async () => {
  await follow();
  station.answers['gate.scan'] = recordOf({ eventId: 'asked' });
  const asked = showTicket({ code: 'GW1:X' });
  publishRecord({ eventId: 'asked' });
  await asked;
  await vi.advanceTimersByTimeAsync(100);
  expect(shown()).toEqual(['asked']);
  expect(voiced).toEqual(['admit']);
});

test('a party plays one sound, that of the worst verdict', async () => {
  await follow();
  for (const [index, verdict] of (['admit', 'refuse', 'warn'] as const).entries())
    publishRecord({ eventId: `p${index}`, method: 'party', verdict });
  await vi.advanceTimersByTimeAsync(100);
  expect(voiced).toEqual(['refuse']);
});

test('records missed during a disconnection are loaded and play their sound', async () => {
  await follow();
  station.answers['gate.records'] = [recordOf({ eventId: 'missed' })];
  await vi.advanceTimersByTimeAsync(20_000);
  expect(shown()).toEqual(['missed']);
  expect(voiced).toEqual(['admit']);
});

test.each([
  ['not-ready', undefined, words.failure['not-ready']],
  ['too-many-attempts', undefined, words.failure['too-many-attempts']],
  ['too-many-attempts', 30, 'Too many wrong codes. Wait 30 seconds, or scan the ticket.'],
  ['disk-full', undefined, words.failure['disk-full']],
  ['failed', undefined, words.failure.station],
] as const)('a gate that does not decide (%s) says why, and buzzes', async (code, seconds, sentence) => {
  await follow();
  station.failure = { code, message: '', ...(seconds !== undefined && { seconds }) };
  await showTicket({ ticketId: 'SC1', verificationCode: 'X' });
  expect(useGate.getState().failed).toEqual({ sentence });
  expect(voiced).toEqual(['refuse']);
  publishRecord({ eventId: 'next' });
  expect(useGate.getState().failed).toBeNull();
});

test('a serial scan without a decision shows an error', async () => {
  await follow();
  station.publish('gate.failure', { code: 'not-signed-in' });
  expect(useGate.getState().failed).toEqual({ sentence: words.failure['not-signed-in'] });
  expect(voiced).toEqual(['refuse']);
});

test('a lost station is reported until it is back', async () => {
  await follow();
  station.isGone = true;
  await look();
  expect(useGate.getState()).toMatchObject({ lost: words.failure.station, state: stateOf() });
  station.isGone = false;
  const waiting: GateState = stateOf({ online: false, waiting: 3 });
  station.publish('gate.state', waiting);
  expect(useGate.getState()).toMatchObject({ lost: null, state: waiting });
});

test('closing the screen unsubscribes', async () => {
  await follow();
  stop();
  expect(station.hasSubscribers()).toBe(false);
  expect(useGate.getState()).toMatchObject({ state: null, records: [] });
});
