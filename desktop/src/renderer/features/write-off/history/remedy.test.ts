import { boardingRefusals } from '@gangway/shared/contract/boarding.ts';
import { expect, test } from 'vitest';
import { passageOf } from '../gate/testing/passage.ts';
import { remedyOf } from './remedy.ts';

test('who was let in may be sent back, once', () => {
  expect(remedyOf(passageOf())).toBe('undo');
  expect(remedyOf(passageOf({ undone: true }))).toBeNull();
  expect(remedyOf(passageOf({ outcome: 'undone', method: 'undo' }))).toBeNull();
});

test('a refusal of a genuine ticket may be overridden, and no other', () => {
  const overridable = boardingRefusals.filter(
    refusal => remedyOf(passageOf({ outcome: 'refused', verdict: 'refuse', refusal })) === 'override',
  );
  expect(overridable).toEqual([
    'already-boarded',
    'wrong-sailing',
    'canceled',
    'unpaid',
    'too-early',
    'too-late',
    'sailing-over',
  ]);
});
