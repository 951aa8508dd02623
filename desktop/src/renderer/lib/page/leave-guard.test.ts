import { afterEach, expect, test } from 'vitest';
import { discardAndLeave, forgetUnsaved, leave, stay, useLeaveGuard } from './leave-guard.ts';

afterEach(forgetUnsaved);

function typeSomething() {
  useLeaveGuard.setState({ unsaved: new Set(['a form']) });
}

test('leaves without confirmation when there is no unsaved input', () => {
  let gone = false;
  leave(() => {
    gone = true;
  });
  expect(gone).toBe(true);
});

test('asks for confirmation with unsaved input, and keeps the input on staying', () => {
  let gone = false;
  typeSomething();
  leave(() => {
    gone = true;
  });
  expect(gone).toBe(false);
  expect(useLeaveGuard.getState().pending).not.toBeNull();
  stay();
  expect(gone).toBe(false);
  expect(useLeaveGuard.getState()).toMatchObject({ pending: null, unsaved: new Set(['a form']) });
});

test('discards and leaves without a second confirmation', () => {
  const steps: string[] = [];
  typeSomething();
  leave(() => {
    steps.push('first');
    leave(() => steps.push('second'));
  });
  discardAndLeave();
  expect(steps).toEqual(['first', 'second']);
});
