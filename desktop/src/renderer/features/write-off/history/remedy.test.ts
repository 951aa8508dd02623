import { boardingRefusals } from '@gangway/shared/contract/boarding.ts';
import { expect, test } from 'vitest';
import { recordOf } from '../gate/testing/record.ts';
import { remedyOf } from './remedy.ts';

test('allows a boarding to be undone once', () => {
  expect(remedyOf(recordOf())).toBe('undo');
  expect(remedyOf(recordOf({ undone: true }))).toBeNull();
  expect(remedyOf(recordOf({ outcome: 'undone', method: 'undo' }))).toBeNull();
});

test('allows only the refusal of a genuine ticket to be overridden', () => {
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
    'key-withdrawn',
  ]);
  const withdrawn = recordOf({ outcome: 'refused', verdict: 'refuse', refusal: 'key-withdrawn' });
  expect(remedyOf({ ...withdrawn, ticket: null })).toBeNull();
});
