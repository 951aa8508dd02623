import type { DepartureBoard } from '@gangway/shared/contract/office/gate/gate.ts';
import { expect, test } from 'vitest';
import { asKnownAt, isSilent, marginOf, marginThen, SILENT_AFTER_MS, unsentOf } from './unsent.ts';

const gate = (waiting: number, lastSeenAt = '2026-12-12T12:00:00.000Z') => ({
  stationId: '018f5a10-0000-7000-8000-000000000000',
  gate: 'A',
  boarded: 1,
  waiting,
  waitingSince: null,
  lastSeenAt,
  silent: false,
  stoodDown: null,
});

test('gives as margin the number of unsent scans at all gates', () => {
  expect(unsentOf({ gates: [] })).toBe(0);
  expect(unsentOf({ gates: [gate(3), gate(0), gate(4)] })).toBe(7);
});

test('calls a gate silent whose last heartbeat is older than the heartbeat interval', () => {
  const last = Date.parse('2026-12-12T12:00:00.000Z');
  expect(isSilent(gate(0), new Date(last + SILENT_AFTER_MS))).toBe(false);
  expect(isSilent(gate(0), new Date(last + SILENT_AFTER_MS + 1))).toBe(true);
});

test('makes the margin unknown for a silent gate that reported no waiting scans', () => {
  const last = Date.parse('2026-12-12T12:00:00.000Z');
  const at = (ms: number) => marginOf({ gates: [gate(0), gate(2)] }, new Date(last + ms));
  expect(at(SILENT_AFTER_MS)).toEqual({ unsent: 2, silent: 0, since: null });
  const since = gate(0).lastSeenAt;
  expect(at(SILENT_AFTER_MS + 1)).toEqual({ unsent: 2, silent: 2, since });
});

test('makes it unknown for a silent gate that boarded nobody, until it is stood down', () => {
  const off = { ...gate(0), boarded: 0 };
  const since = off.lastSeenAt;
  const later = new Date(Date.parse(since) + SILENT_AFTER_MS + 1);
  expect(marginOf({ gates: [off] }, later)).toEqual({ unsent: 0, silent: 1, since });
  expect(marginThen({ gates: [{ ...off, silent: true }] })).toEqual({ unsent: 0, silent: 1, since });
  const down = { ...off, stoodDown: { at: since, by: { username: 'ravi', name: 'Ravi' } } };
  expect(marginOf({ gates: [down] }, later)).toEqual({ unsent: 0, silent: 0, since: null });
});

test('does not rejuvenate a cached board when it is read again: its gates are silent, on paper too', () => {
  const board = { gates: [gate(0)] } as DepartureBoard;
  const later = new Date(Date.parse(gate(0).lastSeenAt) + SILENT_AFTER_MS + 1);
  expect(asKnownAt(board, later).gates).toMatchObject([{ silent: true }]);
  expect(marginThen(asKnownAt(board, later)).silent).toBe(1);
});
