import { expect, test } from 'vitest';
import { isSilent, SILENT_AFTER_MS, unsentOf } from './unsent.ts';

const gate = (waiting: number, lastSeenAt = '2026-12-12T12:00:00.000Z') => ({
  stationId: '018f5a10-0000-7000-8000-000000000000',
  gate: 'A',
  boarded: 1,
  waiting,
  lastSeenAt,
});

test('the margin of the count is the number of unsent scans at all gates', () => {
  expect(unsentOf({ gates: [] })).toBe(0);
  expect(unsentOf({ gates: [gate(3), gate(0), gate(4)] })).toBe(7);
});

test('a gate is silent when its last heartbeat is older than the heartbeat interval', () => {
  const last = Date.parse('2026-12-12T12:00:00.000Z');
  expect(isSilent(gate(0), new Date(last + SILENT_AFTER_MS))).toBe(false);
  expect(isSilent(gate(0), new Date(last + SILENT_AFTER_MS + 1))).toBe(true);
});
