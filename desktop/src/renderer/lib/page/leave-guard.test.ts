import { afterEach, expect, test } from 'vitest';
import { discardAndLeave, forgetUnsaved, leave, stay, useLeaveGuard } from './leave-guard.ts';

afterEach(forgetUnsaved);

function typeSomething() {
  useLeaveGuard.setState({ unsaved: new Set(['a form']) });
}

test('without unsaved input, leaving needs no confirmation', () => {
  let gone = false;
  leave(() => {
    gone = true;
  });
  expect(gone).toBe(true);
});

test('with unsaved input, leaving needs a confirmation, and staying keeps the input', () => {
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

test('discarding leaves without a second confirmation', () => {
  const steps: string[] = [];
  typeSomething();
  leave(() => {
    steps.push('first');
    leave(() => steps.push('second'));
  });
  discardAndLeave();
  expect(steps).toEqual(['first', 'second']);
});
