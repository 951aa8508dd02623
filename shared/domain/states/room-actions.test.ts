import { expect, test } from 'vitest';
import { roomStatuses } from '../../contract/base/vocabulary.ts';
import { roomActionNames } from '../../contract/office/fleet/room-operation.ts';
import { canAct, canBeSet, canUndoCheckIn, roomActionBetween, roomActions } from './room-actions.ts';
import { transitions } from './transitions.ts';

test('the actions cover exactly the transition table of rooms', () => {
  const covered = roomActionNames.flatMap(action =>
    roomActions[action].from.flatMap(from => roomActions[action].to.map(to => `${from} → ${to}`)),
  );
  const allowed = roomStatuses.flatMap(from => transitions.room[from].map(to => `${from} → ${to}`));
  expect(covered.sort()).toEqual(allowed.sort());
});

test('each transition has one action, except undoing a check-in', () => {
  const without = roomStatuses.flatMap(from =>
    transitions.room[from].flatMap(to => (roomActionBetween(from, to) ? [] : [`${from} → ${to}`])),
  );
  expect(without).toEqual(['occupied → available']);
  expect(roomActionBetween('occupied', 'available')).toBeUndefined();
  expect(roomActionBetween('dirty', 'available')).toBe('clean-completed');
  expect(roomActionBetween('maintenance', 'dirty')).toBe('maintenance-over');
});

test('check-in requires a ready room', () => {
  expect(roomStatuses.filter(status => canAct('check-in', status))).toEqual(['available']);
});

test('only a check-in of the last ten minutes can be undone', () => {
  const at = new Date('2026-12-12T10:00:00.000Z');
  const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
  expect(canUndoCheckIn({ action: 'check-in', at }, later(10))).toBe(true);
  expect(canUndoCheckIn({ action: 'check-in', at }, later(10.01))).toBe(false);
  expect(canUndoCheckIn({ action: 'check-in-undone', at }, later(0))).toBe(false);
  expect(canUndoCheckIn(null, at)).toBe(false);
});

test.each([
  [undefined, ['available', 'dirty', 'maintenance']],
  ['available', ['available', 'maintenance']],
  ['occupied', ['dirty', 'occupied']],
  ['dirty', ['available', 'dirty', 'maintenance']],
  ['maintenance', ['available', 'dirty', 'maintenance']],
] as const)('from %s, the form of a room offers %j', (from, offered) => {
  expect(roomStatuses.filter(status => canBeSet(status, from)).sort()).toEqual(offered);
});
