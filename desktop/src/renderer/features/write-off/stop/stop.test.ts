import { expect, test } from 'vitest';
import { stateOf } from '../gate/testing/record.ts';
import { stopOf } from './stop.ts';

const fine = { isLost: false, state: stateOf(), disk: null, scanner: { unplugged: false } };

test('nothing stops a scanner that is there, or of which nothing is known', () => {
  expect(stopOf(fine)).toBeNull();
  expect(stopOf({ ...fine, scanner: undefined })).toBeNull();
  // Out of touch, the gate goes on.
  expect(
    stopOf({ ...fine, state: stateOf({ online: false, stopped: 'signed-out', waiting: 9 }) }),
  ).toBeNull();
});

test.each(['not-enrolled', 'revoked'] as const)('a workplace without tickets says why: %s', stopped => {
  expect(stopOf({ ...fine, state: stateOf({ ready: false, stopped }) })).toBe(stopped);
});

test('of several reasons the one is told that has to be mended first', () => {
  let workplace: Parameters<typeof stopOf>[0] = { ...fine, scanner: { unplugged: true } };
  expect(stopOf(workplace)).toBe('unplugged');
  workplace = { ...workplace, state: stateOf({ ready: false }) };
  expect(stopOf(workplace)).toBe('not-ready');
  workplace = { ...workplace, state: stateOf({ ready: false, officer: 'not-signed-in' }) };
  expect(stopOf(workplace)).toBe('not-signed-in');
  workplace = { ...workplace, state: stateOf({ ready: false, officer: 'session-over' }) };
  expect(stopOf(workplace)).toBe('session-over');
  workplace = { ...workplace, disk: 'disk-full' };
  expect(stopOf(workplace)).toBe('disk-full');
  expect(stopOf({ ...workplace, isLost: true })).toBe('station');
});
