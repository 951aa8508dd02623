import { expect, test } from 'vitest';
import { roomStatuses } from '../../contract/base/vocabulary.ts';
import { roomActionNames } from '../../contract/office/fleet/room-operation.ts';
import { canAct, roomActionBetween, roomActions } from './room-actions.ts';
import { transitions } from './transitions.ts';

test('the actions cover exactly the transition table of rooms', () => {
  const covered = roomActionNames.flatMap(action =>
    roomActions[action].from.flatMap(from => roomActions[action].to.map(to => `${from} → ${to}`)),
  );
  const allowed = roomStatuses.flatMap(from => transitions.room[from].map(to => `${from} → ${to}`));
  expect(covered.sort()).toEqual(allowed.sort());
});

test('each transition has one action', () => {
  const actions = roomStatuses.flatMap(from => transitions.room[from].map(to => roomActionBetween(from, to)));
  expect(actions).not.toContain(undefined);
  expect(roomActionBetween('occupied', 'available')).toBeUndefined();
  expect(roomActionBetween('dirty', 'available')).toBe('clean-completed');
  expect(roomActionBetween('maintenance', 'dirty')).toBe('maintenance-over');
});

test('check-in requires a ready room', () => {
  expect(roomStatuses.filter(status => canAct('check-in', status))).toEqual(['available']);
});
