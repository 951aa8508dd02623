import { expect, test } from 'vitest';
import { createSeatJudge, inTurn, seatRefusal } from './seats.rules.ts';

const LEFT = { places: 30, capacity: 8, closed: false, roomsSetAside: false };
const refusalOf = (chosen: (string | null)[], taken: string[] = []) => {
  const refusal = seatRefusal(chosen, { seats: 8, isTaken: seat => taken.includes(seat) });
  return refusal && { code: refusal.code, params: refusal.params, fields: refusal.fields };
};

test('free seats of the sailing can be chosen', () => {
  expect(refusalOf(['1A', null, '2B'], ['1B'])).toBeUndefined();
});

test('a refusal names the seat and the passenger', () => {
  expect(refusalOf([null, '1B'], ['1B'])).toEqual({
    code: 'seat-taken',
    params: { seat: '1B' },
    fields: { 'seats.1': 'seat-taken' },
  });
  expect(refusalOf(['2C'])).toMatchObject({ code: 'seat-unknown', params: { seat: '2C' } });
});

test('orders of a batch get a seat once on each sailing', () => {
  const judge = createSeatJudge(new Map([[1, new Set(['1A'])]]));
  const first = { sailingId: 1, seats: ['1B'] };
  expect(judge.refusal({ sailingId: 1, seats: ['1A'] }, LEFT)?.code).toBe('seat-taken');
  expect(judge.refusal(first, LEFT)).toBeUndefined();
  judge.admit(first, LEFT);
  expect(judge.refusal({ sailingId: 1, seats: [null, '1B'] }, LEFT)?.params).toEqual({ seat: '1B' });
  expect(judge.refusal({ sailingId: 2, seats: ['1B'] }, LEFT)).toBeUndefined();
  expect(judge.refusal({ sailingId: 1, seats: undefined }, LEFT)).toBeUndefined();
});

test('of two rules the first refusal counts, and both count what is admitted', () => {
  const admitted: string[] = [];
  const rule = (name: string, refuses: boolean) => ({
    refusal: () => (refuses ? new Error(name) : undefined) as never,
    admit: () => void admitted.push(name),
  });
  expect(inTurn(undefined, undefined)).toBeUndefined();
  expect(inTurn(rule('one', true), rule('two', true))?.refusal({}, LEFT)).toEqual(new Error('one'));
  expect(inTurn(rule('one', false), rule('two', true))?.refusal({}, LEFT)).toEqual(new Error('two'));
  inTurn(rule('one', false), rule('two', false))?.admit({}, LEFT);
  inTurn(undefined, rule('three', false))?.admit({}, LEFT);
  expect(admitted).toEqual(['one', 'two', 'three']);
});
