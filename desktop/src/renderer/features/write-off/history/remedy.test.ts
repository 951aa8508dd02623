import { boardingRefusals } from '@gangway/shared/contract/boarding.ts';
import { expect, test } from 'vitest';
import { recordOf } from '../gate/testing/record.ts';
import { remedyOf } from './remedy.ts';

test('who was let in may be sent back, once', () => {
  expect(remedyOf(recordOf())).toBe('undo');
  expect(remedyOf(recordOf({ undone: true }))).toBeNull();
  expect(remedyOf(recordOf({ outcome: 'undone', method: 'undo' }))).toBeNull();
});

test('a refusal of a genuine ticket may be overridden, and no other', () => {
  const overridable = boardingRefusals.filter(
    refusal => remedyOf(recordOf({ outcome: 'refused', verdict: 'refuse', refusal })) === 'override',
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
