import { expect, test } from 'vitest';
import {
  createHoldJudge,
  type ExistingHolds,
  type HoldRequest,
  type HoldSettings,
} from './hold-limits.rules.ts';

const settings: HoldSettings = {
  holdMinutes: 15,
  holdPlacesPerBuyer: 18,
  holdPlacesPerAgent: 90,
  holdPlacesPerNetwork: 60,
  holdPlacesBeforeCheck: 24,
  holdLapses: 3,
  scarcePercent: 20,
  scarceHoldMinutes: 8,
};

const plenty = { places: 400, capacity: 500, closed: false, roomsSetAside: false };
const few = { places: 99, capacity: 500, closed: false, roomsSetAside: false };

const request = (changes: Partial<HoldRequest> = {}): HoldRequest => ({
  sailingId: 1,
  places: 4,
  origins: [
    { kind: 'email', digest: 'e' },
    { kind: 'network', digest: 'n' },
  ],
  documents: ['d1', 'd2'],
  isAgent: false,
  proven: false,
  ...changes,
});

/** Judges requests after existing held and lapsed places, by the digest of their origin. */
function judging(standings: Record<string, [live: number, lapsed: number]>, booked: string[] = []) {
  const existing: ExistingHolds = {
    holdsOf: (sailingId, digest) => {
      const [live, lapsed] = (sailingId === 1 && standings[digest]) || [0, 0];
      return { live, lapsed };
    },
    isBooked: (sailingId, document) => sailingId === 1 && booked.includes(document),
  };
  const judge = createHoldJudge(settings, existing);
  return {
    ...judge,
    codeOf: (one: HoldRequest, left = plenty) => judge.refusal(one, left)?.code,
    minutes: (one: HoldRequest, left = plenty) => {
      judge.admit(one, left);
      return judge.minutesOf(one);
    },
  };
}

test.each([
  ['nothing held', {}, {}, undefined],
  ['as much as a buyer may', { e: [14, 0] }, {}, undefined],
  ['more than a buyer may', { e: [15, 0] }, {}, 'too-many-holds'],
  ['what an agent may', { e: [15, 0] }, { isAgent: true }, undefined],
  ['more than an agent may', { e: [87, 0] }, { isAgent: true, proven: true }, 'too-many-holds'],
  ['a network before the check', { n: [20, 0] }, {}, undefined],
  ['a network beyond it', { n: [21, 0] }, {}, 'human-proof-required'],
  ['the same with a proof', { n: [21, 0] }, { proven: true }, undefined],
  ['more than a network may', { n: [57, 0] }, { proven: true }, 'too-many-holds-here'],
  ['an agent in a busy network', { n: [57, 0] }, { isAgent: true, proven: true }, undefined],
  ['a buyer who let some lapse', { e: [0, 53] }, {}, undefined],
  ['a buyer who let all lapse three times', { e: [0, 54] }, {}, 'holds-lapsed'],
  ['a network that did', { n: [0, 180] }, { proven: true }, 'holds-lapsed'],
  ['another sailing', { e: [18, 99], n: [99, 999] }, { sailingId: 2 }, undefined],
] as const)('%s', (_what, standings, changes, code) => {
  expect(judging(standings as never).codeOf(request(changes))).toBe(code);
});

test('asks for a proof of work on a nearly sold-out sailing if the origin already holds places there', () => {
  expect(judging({}).codeOf(request(), few)).toBeUndefined();
  expect(judging({ n: [1, 0] }).codeOf(request(), few)).toBe('human-proof-required');
  expect(judging({ n: [0, 1] }).codeOf(request(), few)).toBe('human-proof-required');
  expect(judging({ e: [1, 0] }).codeOf(request(), few)).toBeUndefined();
});

test('shortens the hold on a nearly sold-out sailing or after a lapse, if the origin holds or held places', () => {
  expect(judging({}).minutes(request(), few)).toBe(15);
  expect(judging({ e: [1, 0] }).minutes(request(), plenty)).toBe(15);
  expect(judging({ e: [1, 0] }).minutes(request(), few)).toBe(8);
  expect(judging({ e: [0, 1] }).minutes(request(), plenty)).toBe(8);
  expect(judging({ n: [0, 24] }).minutes(request(), plenty)).toBe(15);
  expect(judging({ n: [0, 25] }).minutes(request(), plenty)).toBe(8);
});

test('counts admitted requests for later ones', () => {
  const judge = judging({ e: [10, 0] });
  const [first, second] = [request(), request({ documents: ['d3'], places: 5 })];
  expect(judge.codeOf(second)).toBeUndefined();
  judge.admit(first, plenty);
  expect(judge.codeOf(second)).toBe('too-many-holds');
  expect(judge.codeOf(request({ origins: [], documents: ['d1'] }))).toBe('document-booked');
});

test('refuses a document on the fields of its passengers', () => {
  const { refusal } = judging({}, ['d2']);
  expect(refusal(request({ documents: ['d1', 'd2', 'd1', undefined] }), plenty)).toMatchObject({
    code: 'document-booked',
    fields: {
      'passengers.1.idNumber': 'document-booked',
      'passengers.2.idNumber': 'document-booked',
      'passengers.3.idNumber': 'document-number',
    },
  });
  expect(refusal(request({ documents: [undefined] }), plenty)).toMatchObject({ code: 'invalid-input' });
});
