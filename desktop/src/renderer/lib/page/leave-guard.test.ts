import { afterEach, expect, test } from 'vitest';
import { discardAndLeave, forgetUnsaved, leave, stay, useLeaveGuard } from './leave-guard.ts';

afterEach(forgetUnsaved);

function typeSomething() {
  useLeaveGuard.setState({ unsaved: new Set(['a form']) });
}

test('with nothing unsaved one simply goes', () => {
  let gone = false;
  leave(() => {
    gone = true;
  });
  expect(gone).toBe(true);
});

test('with something unsaved it is asked first; whoever stays loses nothing', () => {
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

test('whoever discards goes on, and is not asked again', () => {
  const steps: string[] = [];
  typeSomething();
  leave(() => {
    steps.push('first');
    leave(() => steps.push('second'));
  });
  discardAndLeave();
  expect(steps).toEqual(['first', 'second']);
});
