import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answer, BridgeError } from '../../../../bridge.ts';
import type { GateRecord, GateState, Verdict } from '../../../../bridge-gate.ts';
import { recordOf, stateOf } from './testing/record.ts';

/** A fake station that publishes what a test passes. */
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
vi.resetModules();
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
const { LIGHT_MS, PARTY_MS } = await import('./light.ts');
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

test('shows earlier records without sound', async () => {
  station.answers['gate.records'] = [recordOf({ eventId: 'before', verdict: 'refuse' })];
  await follow();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shown()).toEqual(['before']);
  expect(voiced).toEqual([]);
});

test('plays the sound of a record once, however often it is published', async () => {
  await follow();
  publishRecord({ eventId: 'one', verdict: 'warn' });
  publishRecord({ eventId: 'one', verdict: 'warn', sent: true });
  await vi.advanceTimersByTimeAsync(100);
  publishRecord({ eventId: 'one', verdict: 'warn', sent: true });
  await vi.advanceTimersByTimeAsync(100);
  expect(voiced).toEqual(['warn']);
  expect(useGate.getState().records[0]?.sent).toBe(true);
});

test('lists a record once that is both returned and published', async () => {
  await follow();
  station.answers['gate.scan'] = recordOf({ eventId: 'asked' });
  const answer = showTicket({ code: 'GW1:X' });
  publishRecord({ eventId: 'asked' });
  await answer;
  await vi.advanceTimersByTimeAsync(100);
  expect(shown()).toEqual(['asked']);
  expect(voiced).toEqual(['admit']);
});

test('plays one sound for a party, that of the worst verdict', async () => {
  await follow();
  for (const [index, verdict] of (['admit', 'refuse', 'warn'] as const).entries())
    publishRecord({ eventId: `p${index}`, method: 'party', verdict });
  await vi.advanceTimersByTimeAsync(100);
  expect(voiced).toEqual(['refuse']);
});

test('loads records missed during a disconnection, and plays their sound', async () => {
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

test('shows an error for a serial scan without a decision', async () => {
  await follow();
  station.publish('gate.failure', { code: 'not-signed-in' });
  expect(useGate.getState().failed).toEqual({ sentence: words.failure['not-signed-in'] });
  expect(voiced).toEqual(['refuse']);
});

test('reports a lost station until it is back', async () => {
  await follow();
  station.isGone = true;
  await look();
  expect(useGate.getState()).toMatchObject({ lost: words.failure.station, state: stateOf() });
  station.isGone = false;
  const waiting: GateState = stateOf({ online: false, waiting: 3 });
  station.publish('gate.state', waiting);
  expect(useGate.getState()).toMatchObject({ lost: null, state: waiting });
});

describe('the light', () => {
  const lit = () => useGate.getState().shown;

  test.each(['admit', 'warn', 'refuse'] as const)('goes out after its time: %s', async verdict => {
    await follow();
    station.answers['gate.records'] = [recordOf({ eventId: 'one', verdict })];
    publishRecord({ eventId: 'one', verdict });
    expect(lit()).toEqual({ eventId: 'one', lit: true });
    await vi.advanceTimersByTimeAsync(LIGHT_MS[verdict] - 1);
    expect(lit()?.lit).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    // Boarding one of the party extends its time.
    expect(lit()).toEqual({ eventId: 'one', lit: false });
    await vi.advanceTimersByTimeAsync(PARTY_MS);
    expect(lit()).toBeNull();
    expect(shown(), 'the list stays').toEqual(['one']);
  });

  test('shows nothing from before the page was opened', async () => {
    station.answers['gate.records'] = [recordOf({ eventId: 'before' })];
    await follow();
    publishRecord({ eventId: 'before', sent: true });
    await look();
    expect(lit()).toBeNull();
    expect(shown()).toEqual(['before']);
  });

  test('restarts with the next ticket, and with the party of the last', async () => {
    await follow();
    const records = ['three', 'two', 'one'].map(eventId => recordOf({ eventId }));
    publishRecord({ eventId: 'one' });
    station.answers['gate.records'] = records.slice(2);
    await vi.advanceTimersByTimeAsync(LIGHT_MS.admit - 1);
    publishRecord({ eventId: 'two' });
    station.answers['gate.records'] = records.slice(1);
    await vi.advanceTimersByTimeAsync(LIGHT_MS.admit - 1);
    expect(lit()).toEqual({ eventId: 'two', lit: true });
    publishRecord({ eventId: 'three', method: 'party' });
    station.answers['gate.records'] = records;
    await vi.advanceTimersByTimeAsync(LIGHT_MS.admit - 1);
    expect(lit()).toEqual({ eventId: 'two', lit: true });
  });

  test('shows a failed decision for a while, and a full disk permanently', async () => {
    await follow();
    publishRecord({ eventId: 'one' });
    station.failure = { code: 'disk-full', message: '' };
    await showTicket({ code: 'GW1:X' });
    expect(lit(), 'the last verdict is over').toBeNull();
    await vi.advanceTimersByTimeAsync(LIGHT_MS.refuse);
    expect(useGate.getState()).toMatchObject({ failed: null, disk: 'disk-full' });
    station.failure = null;
    publishRecord({ eventId: 'two' });
    expect(useGate.getState().disk).toBeNull();
  });
});

test('does not lose a record that arrives while the station is queried to an older answer', async () => {
  await follow();
  const answer = look();
  publishRecord({ eventId: 'meanwhile' });
  await answer;
  expect(shown()).toEqual(['meanwhile']);
});

test('unsubscribes when the screen closes', async () => {
  await follow();
  stop();
  expect(station.hasSubscribers()).toBe(false);
  expect(useGate.getState()).toMatchObject({ state: null, records: [] });
});
