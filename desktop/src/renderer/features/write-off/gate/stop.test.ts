import { expect, test } from 'vitest';
import type { ScannerState } from '../../../../bridge-gate.ts';
import { scannerStopOf, stopOf } from './stop.ts';
import { stateOf } from './testing/record.ts';

const fine = { isLost: false, state: stateOf(), disk: null, scanner: { unplugged: false } };

test('stops nothing for a scanner that is connected or unknown', () => {
  expect(stopOf(fine)).toBeNull();
  expect(stopOf({ ...fine, scanner: undefined })).toBeNull();
  // The gate works offline.
  expect(
    stopOf({ ...fine, state: stateOf({ online: false, stopped: 'signed-out', waiting: 9 }) }),
  ).toBeNull();
});

test.each(['not-enrolled', 'revoked'] as const)('a workplace without tickets says why: %s', stopped => {
  expect(stopOf({ ...fine, state: stateOf({ ready: false, stopped }) })).toBe(stopped);
});

test('reports the reason first that must be solved first', () => {
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

const absent: ScannerState = {
  settings: {
    ...{ enabled: true, path: 'COM3', baudRate: 9600, dataBits: 8 },
    ...{ parity: 'none', stopBits: 1, delimiter: 'cr' },
  },
  ...{ status: 'searching', path: null, failure: 'not-there', detail: '', note: null },
  ...{ unplugged: false, absent: true, wedge: null },
  lanes: { first: '', wedge: '', others: [] },
  others: [],
};

test('stops the gate for a configured scanner that was missing at the start, like an unplugged one', () => {
  const stop = (scanner: ScannerState) => stopOf({ ...fine, scanner: scannerStopOf(scanner) });
  expect(stop(absent)).toBe('absent');
  expect(stop({ ...absent, failure: 'busy' })).toBe('not-opened');
  expect(stop({ ...absent, absent: false, unplugged: true })).toBe('unplugged');
  expect(stop({ ...absent, absent: false }), 'none is set up').toBeNull();
  const right = { ...absent, lane: 'Right', absent: false };
  const lanes = { ...absent.lanes, first: 'Left' };
  expect(stop({ ...absent, lanes, others: [right] }), 'the other lane works on').toBeNull();
  expect(stop({ ...absent, lanes, others: [{ ...right, absent: true }] })).toBe('absent');
});
