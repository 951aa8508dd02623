import type { BoardingRefusal } from '@gangway/shared/contract/boarding.ts';
import type { GateTicket } from '@gangway/shared/contract/office/gate/gate.ts';
import { formatVerificationCode } from '@gangway/shared/domain/codes/verification-code.ts';
import { describe, expect, test } from 'vitest';
import {
  codeOf,
  createSigner,
  NOW,
  party,
  type SoldTicket,
  sailing,
  syncOf,
  ticket,
} from '../testing/sold-tickets.ts';
import { temporaryStore } from '../testing/temporary-store.ts';
import { decideCode, decideElsewhere, decideMember, decideTyped } from './decide.ts';
import type { Scene } from './rules.ts';

/**
 * Sailings by departure: in an hour, tomorrow, an hour ago, canceled; only by name, yesterday’s and next week’s.
 */
const [HERE, TOMORROW, GONE, CALLED_OFF, YESTERDAYS, NEXT_WEEK] = [7, 8, 9, 10, 6, 20];
const signer = createSigner(1);
const here: Scene = { sailingId: HERE, at: new Date(NOW) };
const anywhere: Scene = { ...here, sailingId: null };
const minutesLater = (minutes: number): Scene => ({
  ...here,
  at: new Date(Date.parse(NOW) + minutes * 60_000),
});

function cacheOf(...tickets: SoldTicket[]) {
  const { store } = temporaryStore();
  const sailings = [
    sailing(HERE),
    sailing(TOMORROW, 24, { phase: 'before' }),
    sailing(GONE, -1, { phase: 'departed' }),
    sailing(CALLED_OFF, 1, { phase: 'canceled' }),
  ];
  const named = [sailing(YESTERDAYS, -24), sailing(NEXT_WEEK, 7 * 24)];
  const names = { of: '2026-12-12', sailings: named };
  const feed = tickets.map(one => one.feed);
  store.apply(syncOf([signer], sailings, feed, { names }), 0);
  return { catalogue: store.catalogue(), tickets: store.tickets };
}

const changed = (sold: SoldTicket, changes: Partial<GateTicket>): SoldTicket => ({
  ...sold,
  feed: { ...sold.feed, ...changes },
});
const boarded = { eventId: null, at: '2026-12-12T10:00:00.000Z', gate: 'Gate B' };
const sold = (sailingId = HERE, changes: Partial<GateTicket> = {}) =>
  changed(ticket(signer, sailingId), changes);

describe('a ticket in the cache', () => {
  test.each<[BoardingRefusal | null, string, SoldTicket, Scene]>([
    [null, 'paid', sold(), here],
    [null, 'paid, at a gate that boards any sailing', sold(), anywhere],
    ['canceled', 'canceled', sold(HERE, { state: 'canceled', sealed: null }), here],
    ['canceled', 'of a sailing that was called off', sold(CALLED_OFF), here],
    ['unpaid', 'still to pay', sold(HERE, { state: 'unpaid' }), here],
    ['sailing-over', 'of a ship that has left', sold(GONE), here],
    ['sailing-over', 'of a ship that has left, boarded', sold(GONE, { boarded }), anywhere],
    ['wrong-sailing', 'of another sailing', sold(TOMORROW), here],
    ['wrong-sailing', 'of another sailing, boarded', sold(TOMORROW, { boarded }), here],
    ['already-boarded', 'boarded', sold(HERE, { boarded }), here],
    ['too-early', 'before boarding opens', sold(), minutesLater(-121)],
    ['too-early', 'of tomorrow, at a gate that boards any', sold(TOMORROW), anywhere],
    ['too-late', 'after boarding closed', sold(), minutesLater(45)],
    [null, 'at the last moment', sold(), minutesLater(44.9)],
    ['already-boarded', 'boarded, shown late', sold(HERE, { boarded }), minutesLater(50)],
    ['sailing-over', 'at the hour of departure', sold(), minutesLater(60)],
  ])('%s: %s', (refusal, _what, shown, scene) => {
    const { code, ticketId, feed } = shown;
    const decision = decideCode(code, cacheOf(shown), scene);
    expect(decision).toMatchObject({ refusal, ticketId, sailingId: feed.sailingId, isUnknown: false });
    expect(decision.detail?.ticketId ?? null).toBe(feed.sealed && ticketId);
  });

  test('that moved here is admitted by its new code only', () => {
    const before = ticket(signer, TOMORROW);
    const [now] = party(signer, HERE, [{ name: before.name, ticketId: before.ticketId }]);
    if (!now) throw new Error('a party of one');
    const cache = cacheOf(now);
    expect(decideCode(now.code, cache, here)).toMatchObject({ refusal: null, isUnknown: false });
    expect(decideCode(before.code, cache, here)).toMatchObject({ refusal: 'wrong-code', detail: null });
  });

  test('that moved away is refused as another sailing’s, although its old code names this one', () => {
    const old = ticket(signer, HERE);
    const away = changed(old, { sailingId: NEXT_WEEK, sealed: ticket(signer, NEXT_WEEK).feed.sealed });
    const decision = decideCode(old.code, cacheOf(away), here);
    expect(decision).toMatchObject({ refusal: 'wrong-sailing', sailingId: NEXT_WEEK, detail: null });
  });
});

describe('a genuine ticket outside the cache', () => {
  test.each<[BoardingRefusal | null, string, number, Scene]>([
    [null, 'of this sailing', HERE, here],
    [null, 'of a sailing here, where any is boarded', HERE, anywhere],
    ['wrong-sailing', 'of another sailing that is here', TOMORROW, here],
    ['too-late', 'after boarding closed', HERE, minutesLater(50)],
    ['sailing-over', 'of yesterday', YESTERDAYS, here],
    ['sailing-over', 'of yesterday, where any is boarded', YESTERDAYS, anywhere],
    ['wrong-sailing', 'of next week', NEXT_WEEK, anywhere],
    ['wrong-sailing', 'of an unknown sailing', 4711, anywhere],
  ])('%s: %s', (refusal, _what, sailingId, scene) => {
    const { code, ticketId } = ticket(signer, sailingId);
    const expected = { refusal, ticketId, sailingId, detail: null, isUnknown: refusal === null };
    expect(decideCode(code, cacheOf(), scene)).toMatchObject(expected);
  });
});

describe('the signature of a code', () => {
  /** A code with an unknown signature, and its ticket as in the feed. */
  const unsigned = () => ticket(createSigner(1), HERE);

  test('is not checked for a code that the server has sent', () => {
    expect(decideCode(unsigned().code, cacheOf(), here)).toMatchObject({ refusal: 'forged' });
    const reported = unsigned();
    const shown = ` ${reported.code.toLowerCase()}\r\n`;
    expect(decideCode(shown, cacheOf(reported), here)).toMatchObject({
      refusal: null,
      ticketId: reported.ticketId,
    });
  });

  test('is checked for any other code of a known ticket', () => {
    const reported = sold();
    const resigned = codeOf(createSigner(1), reported.ticketId, HERE, reported.secret);
    expect(decideCode(resigned, cacheOf(reported), here)).toMatchObject({
      refusal: 'forged',
      ticketId: null,
    });
    const printedAnew = cacheOf(changed(reported, { codeRef: sold().feed.codeRef }));
    const decision = decideCode(reported.code, printedAnew, here);
    expect(decision, 'that of an earlier printing').toMatchObject({ refusal: null, isUnknown: false });
  });

  test('is invalid after its key was withdrawn', () => {
    const withdrawn = createSigner(2, true);
    const reported = ticket(withdrawn, HERE);
    const { store } = temporaryStore();
    store.apply(syncOf([signer, withdrawn], [sailing(HERE)], [reported.feed]), 0);
    const cache = { catalogue: store.catalogue(), tickets: store.tickets };
    expect(decideCode(reported.code, cache, here)).toMatchObject({ refusal: 'key-withdrawn' });
  });

  test('under a withdrawn key identifies its ticket only with the ticket’s secret', () => {
    const withdrawn = createSigner(2, true);
    const [one, other] = [ticket(withdrawn, HERE), ticket(withdrawn, 8)];
    const { store } = temporaryStore();
    const feeds = [one.feed, other.feed];
    store.apply(syncOf([signer, withdrawn], [sailing(HERE), sailing(8)], feeds), 0);
    const cache = { catalogue: store.catalogue(), tickets: store.tickets };
    expect(decideCode(one.code, cache, here)).toMatchObject({
      refusal: 'key-withdrawn',
      ticketId: one.ticketId,
      detail: { ticketId: one.ticketId },
    });
    expect(decideCode(other.code, cache, here), 'other problems come first').toMatchObject({
      refusal: 'wrong-sailing',
    });
    const guessed = codeOf(withdrawn, one.ticketId, HERE);
    expect(decideCode(guessed, cache, here)).toMatchObject({
      refusal: 'key-withdrawn',
      ticketId: null,
      detail: null,
    });
  });
});

test('a foreign code reveals nothing about a ticket', () => {
  const { ticketId } = ticket(signer, HERE);
  const forged = codeOf(createSigner(1), ticketId, HERE);
  expect(decideCode(forged, cacheOf(), here)).toEqual({
    refusal: 'forged',
    ticketId: null,
    sailingId: null,
    ref: null,
    detail: null,
    isUnknown: false,
  });
});

describe('a typed ticket', () => {
  const typed = (one: SoldTicket, ticketId: string, verificationCode = one.verificationCode) =>
    decideTyped({ ticketId, verificationCode }, cacheOf(one), here);

  test('is found by id and serial in any notation', () => {
    const one = sold();
    const short = one.serial.slice(2).toLowerCase().replace('-', ' ');
    for (const written of [
      one.ticketId,
      one.ticketId.toUpperCase(),
      one.serial,
      one.serial.toLowerCase(),
      short,
    ])
      expect(typed(one, written)).toMatchObject({ refusal: null, ticketId: one.ticketId });
    expect(typed(one, one.serial, one.verificationCode.toLowerCase().replaceAll('-', ' '))).toMatchObject({
      refusal: null,
    });
  });

  test.each([
    ['of another ticket', sold().verificationCode],
    ['with a slip of the finger', 'AAAAA-AAAAA-AAAA'],
    ['made up', formatVerificationCode(new Uint8Array(8))],
  ])('with a code %s reveals nothing', (_what, code) => {
    const one = sold(TOMORROW, { boarded });
    expect(typed(one, one.serial, code)).toMatchObject({
      refusal: 'wrong-code',
      ticketId: null,
      detail: null,
    });
  });

  test('is decided like a scanned one', () => {
    const [other, canceled] = [sold(TOMORROW), sold(HERE, { state: 'canceled', sealed: null })];
    expect(typed(other, other.serial)).toMatchObject({ refusal: 'wrong-sailing' });
    expect(typed(canceled, canceled.serial)).toMatchObject({ refusal: 'canceled', ticketId: null });
    expect(typed(other, 'SC00000000-1')).toMatchObject({ refusal: 'not-found', ticketId: null });
  });
});

describe('a typed ticket that only the server has (R426)', () => {
  const ticketId = ticket(signer, HERE).ticketId;
  const found = { result: 'found', ticketId, sailingId: NEXT_WEEK, state: 'valid', boarded: false } as const;

  test.each<[BoardingRefusal | null, string, object]>([
    ['wrong-sailing', 'of another day', {}],
    ['sailing-over', 'of a sailing that is over', { sailingId: YESTERDAYS }],
    ['canceled', 'canceled', { sailingId: HERE, state: 'canceled' }],
    ['unpaid', 'still to pay', { sailingId: HERE, state: 'unpaid' }],
    ['already-boarded', 'of this sailing, on board', { sailingId: HERE, boarded: true }],
    [null, 'of this sailing, sold after the last sync', { sailingId: HERE }],
  ])('%s: %s', (refusal, _what, changes) => {
    const expected = { refusal, ticketId, detail: null, isUnknown: refusal === null };
    expect(decideElsewhere({ ...found, ...changes }, cacheOf(), here)).toMatchObject(expected);
  });

  test.each(['not-found', 'wrong-code'] as const)('%s names no ticket', result => {
    expect(decideElsewhere({ result }, cacheOf(), here)).toMatchObject({ refusal: result, ticketId: null });
  });
});

test('each member of a party is decided by their own ticket', () => {
  const [parent, child, other] = party(signer, HERE, [
    { name: 'A' },
    { name: 'B', minor: true },
    { name: 'C' },
  ]);
  if (!parent || !child || !other) throw new Error('a party of three');
  const cache = cacheOf(parent, changed(child, { boarded }));
  const { detail } = decideCode(parent.code, cache, here);
  if (!detail) throw new Error('the code opens its detail');
  const decide = ({ ticketId }: SoldTicket) => decideMember(detail, ticketId, cache, here).refusal;
  expect([parent, child, other].map(decide)).toEqual([null, 'already-boarded', 'not-found']);
});
