import type { CartItem } from '@gangway/shared/contract/sales/carts.ts';
import { describe, expect, test } from 'vitest';
import { mergeCarts } from './merge-carts.ts';

const item = (id: string, sailingId = 1): CartItem => ({
  id,
  sailingId,
  passengers: [],
  cabins: null,
  contact: null,
  seenTotalSen: null,
});
const [a, b, c] = [item('a'), item('b'), item('c')];
const a2 = item('a', 2);

interface Case {
  what: string;
  here: CartItem[];
  known: string[] | null;
  changed?: string[];
  there: CartItem[];
  merged: CartItem[];
  differs: boolean;
}

const cases: Case[] = [
  { what: 'both empty', here: [], known: null, there: [], merged: [], differs: false },
  {
    what: 'a guest’s cart comes into an empty account',
    here: [a, b],
    known: null,
    there: [],
    merged: [a, b],
    differs: true,
  },
  {
    what: 'a guest’s cart joins what the account has',
    here: [b],
    known: null,
    there: [a],
    merged: [a, b],
    differs: true,
  },
  {
    what: 'a new device takes over the account',
    here: [],
    known: null,
    there: [a, b],
    merged: [a, b],
    differs: false,
  },
  { what: 'in step', here: [a], known: ['a'], there: [a], merged: [a], differs: false },
  { what: 'added here', here: [a, b], known: ['a'], there: [a], merged: [a, b], differs: true },
  { what: 'added elsewhere', here: [a], known: ['a'], there: [a, b], merged: [a, b], differs: false },
  { what: 'taken out here', here: [a], known: ['a', 'b'], there: [a, b], merged: [a], differs: true },
  { what: 'taken out elsewhere', here: [a, b], known: ['a', 'b'], there: [a], merged: [a], differs: false },
  { what: 'changed here', here: [a2], known: ['a'], changed: ['a'], there: [a], merged: [a2], differs: true },
  { what: 'changed elsewhere', here: [a], known: ['a'], there: [a2], merged: [a2], differs: false },
  {
    what: 'changed here, taken out elsewhere',
    here: [a2],
    known: ['a'],
    changed: ['a'],
    there: [],
    merged: [a2],
    differs: true,
  },
  { what: 'added on both', here: [a, b], known: ['a'], there: [a, c], merged: [a, c, b], differs: true },
];

describe('two carts are merged', () => {
  test.each(cases)('$what', ({ here, known, changed = [], there, merged, differs }) => {
    expect(mergeCarts({ items: here, known, changed }, there)).toEqual({
      items: merged,
      differs,
      leftOut: [],
    });
  });

  test('ten sailings fit, and the others are returned', () => {
    const full = Array.from({ length: 10 }, (_, index) => item(`full-${index}`));
    const { items, leftOut } = mergeCarts({ items: [a], known: null, changed: [] }, full);
    expect(items).toEqual(full);
    expect(leftOut).toEqual([a]);
  });
});
