import type { GateSync, GateTicket } from '@gangway/shared/contract/office/gate/gate.ts';
import { describe, expect, test } from 'vitest';
import { event } from '../testing/events.ts';
import { createSigner, NOW, type SoldTicket, sailing, syncOf, ticket } from '../testing/sold-tickets.ts';
import { temporaryStore } from '../testing/temporary-store.ts';
import { writeEvent } from '../write-event.ts';
import type { Store } from './store.ts';

// Many commits that wait for a disk that other tests use as well.
const signer = createSigner(1);
const EARLIER = '2026-12-12T10:00:00.000Z';
const LATER = '2026-12-12T11:30:00.000Z';

/** A delta with unchanged sailings and these changes. */
const delta = (tickets: GateTicket[], changes: Partial<GateSync> = {}) =>
  syncOf([signer], [sailing(7), sailing(8, 24)], tickets, { whole: [], cursor: '2', ...changes });

function filled(...tickets: SoldTicket[]) {
  const { store } = temporaryStore();
  const feed = tickets.map(one => one.feed);
  store.apply(syncOf([signer], [sailing(7), sailing(8, 24)], feed), 0);
  store.setAssignment({ sailingId: 7, gate: 'Gate A' });
  return store;
}

/** An event of a ticket at this gate. */
function happen(store: Store, one: SoldTicket, what: 'boarded' | 'undone', unknown = false): string {
  const { eventId, officerId } = event();
  writeEvent(store, eventId, {
    ticketId: one.ticketId,
    ref: one.feed.ref,
    sailingId: one.feed.sailingId,
    isUnknown: unknown,
    officerId,
    outcome: what,
    refusal: null,
    warnings: [],
    at: new Date(NOW),
    ...(what === 'boarded' ? { method: 'scan', reason: '' } : { method: 'undo', reason: 'The wrong one' }),
  });
  return eventId;
}

const elsewhere = (one: SoldTicket, at: string | null): GateTicket => ({
  ...one.feed,
  boarded: at === null ? null : { eventId: null, at, gate: 'Gate B' },
});

describe('the feed’s state of a ticket', () => {
  const gateAfter = (
    first: string | null,
    mine: 'boarded' | 'undone' | null,
    serverBoarding: string | null,
    sent: boolean,
  ) => {
    const one = ticket(signer, 7);
    const store = filled({ ...one, feed: elsewhere(one, first) });
    const eventId = mine && happen(store, one, mine);
    if (eventId && sent) store.outbox.confirm(eventId, 'stored');
    store.apply(delta([elsewhere(one, serverBoarding)]), 0);
    return store.tickets.byRef(one.feed.ref)?.boarded?.gate ?? null;
  };

  test.each([
    ['stands where nothing happened here', null, null, LATER, false, 'Gate B'],
    ['stands where nothing happened here', LATER, null, null, false, null],
    ['waits for a boarding that it does not know yet', null, 'boarded', null, false, 'Gate A'],
    ['stands over one that it knows', null, 'boarded', null, true, null],
    ['is the earlier boarding', null, 'boarded', EARLIER, false, 'Gate B'],
    ['is the later boarding', null, 'boarded', LATER, false, 'Gate A'],
    ['waits for an undo that it does not know yet', EARLIER, 'undone', EARLIER, false, null],
    ['is a boarding after the undo', EARLIER, 'undone', LATER, false, 'Gate B'],
    ['stands over an undo that it knows', EARLIER, 'undone', EARLIER, true, 'Gate B'],
  ] as const)('%s (%s, %s, %s, sent: %s)', (_what, first, mine, serverBoarding, sent, gate) => {
    expect(gateAfter(first, mine, serverBoarding, sent)).toBe(gate);
  });
});

describe('a complete sailing in the feed', () => {
  test('replaces the stored tickets, except unsent scans', () => {
    const [gone, stays, mine, stranger] = [7, 7, 7, 7].map(id => ticket(signer, id));
    if (!gone || !stays || !mine || !stranger) throw new Error('four tickets');
    const store = filled(gone, stays, mine);
    happen(store, mine, 'boarded');
    happen(store, stranger, 'boarded', true);
    store.apply(delta([stays.feed], { whole: [7] }), 0);
    const held = [gone, stays, mine, stranger].map(({ feed }) => store.tickets.byRef(feed.ref) !== undefined);
    expect(held).toEqual([false, true, true, true]);
  });

  test('includes tickets that moved away, which stay as long as the sailing', () => {
    const away = ticket(signer, 20);
    const store = filled();
    store.apply(delta([away.feed], { whole: [7] }), 0);
    store.apply(delta([], { sailings: [sailing(8, 24)] }), 0);
    expect(store.tickets.byRef(away.feed.ref)?.sailingId).toBe(20);
    store.apply(delta([], { sailings: [] }), 0);
    expect(store.tickets.byRef(away.feed.ref)).toBeUndefined();
  });
});

test('changes nothing when an answer cannot be stored', () => {
  const [known, news] = [ticket(signer, 7), ticket(signer, 7)];
  const store = filled(known);
  const wrong = { ...known.feed, state: 'lost' as 'valid' };
  expect(() => store.apply(delta([news.feed, wrong], { keys: [] }), 5)).toThrow('CHECK');
  expect(store.tickets.byRef(news.feed.ref)).toBeUndefined();
  const { meta, keys } = store.catalogue();
  expect(meta).toMatchObject({ cursor: '1', clockOffsetMs: 0 });
  expect(keys.size).toBe(1);
});

describe('a sailing that left the feed', () => {
  const without7 = (cursor: string, now = NOW) => delta([], { sailings: [sailing(8, 24)], cursor, now });

  test('is deleted with its tickets and scans, except tickets that moved on', () => {
    const [left, moved, other] = [ticket(signer, 7), ticket(signer, 7), ticket(signer, 8)];
    const store = filled(left, moved, other);
    const eventId = happen(store, left, 'boarded');
    store.outbox.confirm(eventId, 'stored');
    store.apply(delta([{ ...moved.feed, sailingId: 8 }]), 0);
    store.apply(without7('3'), 0);
    expect([...store.catalogue().sailings.keys()]).toEqual([8]);
    expect(store.outbox.byEvent(eventId)).toBeUndefined();
    const held = [left, moved, other].map(({ feed }) => store.tickets.byRef(feed.ref)?.sailingId);
    expect(held).toEqual([undefined, 8, 8]);
  });

  test('is kept until its scans are sent', () => {
    const one = ticket(signer, 7);
    const store = filled(one);
    const eventId = happen(store, one, 'boarded');
    store.apply(without7('2'), 0);
    expect(store.catalogue().sailings.get(7)).toMatchObject({ inFeed: false });
    expect(store.outbox.countWaiting()).toBe(1);
    store.outbox.confirm(eventId, 'conflict');
    store.apply(without7('3'), 0);
    expect(store.catalogue().sailings.has(7)).toBe(false);
    expect(store.tickets.byRef(one.feed.ref)).toBeUndefined();
  });

  test('deletes scans without a sailing after a day', () => {
    const store = filled();
    const stray = event({ sailingId: null });
    store.outbox.add(stray, 'stored');
    store.apply(delta([], { now: '2026-12-13T10:59:00.000Z' }), 0);
    expect(store.outbox.byEvent(stray.eventId)).toBeDefined();
    store.apply(delta([], { now: '2026-12-13T11:01:00.000Z' }), 0);
    expect(store.outbox.byEvent(stray.eventId)).toBeUndefined();
  });
});
