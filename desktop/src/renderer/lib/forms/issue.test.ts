import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { problemOf } from './issue.ts';

const schema = z
  .object({
    name: z.string().trim().min(3).max(40),
    note: z.string().min(5),
    floor: z.int().min(1).max(20),
    price: z.int().min(0).nullable(),
    email: z.union([z.literal(''), z.email()]),
    status: z.enum(['active', 'maintenance']),
    amenities: z.array(z.string()).min(1),
    seats: z.array(z.object({ row: z.int().min(1).max(9) })),
    password: z.string().min(6).max(20),
    repeat: z.string(),
  })
  .refine(({ password, repeat }) => password === repeat, { path: ['repeat'], message: 'differs' });

const good = {
  name: 'Selat Aurora',
  note: 'A ship.',
  floor: 7,
  price: null as number | null,
  email: '',
  status: 'active',
  amenities: ['wifi'],
  seats: [{ row: 1 }],
  password: 'lantern',
  repeat: 'lantern',
};

function problem(changes: object, input: unknown) {
  const [issue] = schema.safeParse({ ...good, ...changes }).error?.issues ?? [];
  if (!issue) throw new Error('there is no issue');
  return problemOf(schema, issue, input);
}

test('reports no error for a valid field', () => {
  expect(schema.safeParse(good).success).toBe(true);
});

describe('reports an empty field as missing, whatever its rule', () => {
  test.each([
    ['name', ''],
    ['floor', null],
    ['status', ''],
    ['amenities', []],
    ['note', ''],
  ])('%s', (field, nothing) => {
    expect(problem({ [field]: nothing }, nothing)).toEqual({ kind: 'missing' });
  });
});

test.each([
  ['a text with both bounds', { name: 'ab' }, 'ab', { kind: 'range', from: 3, to: 40 }],
  ['a number with both bounds', { floor: 99 }, 99, { kind: 'range', from: 1, to: 20 }],
  ['a row of a list', { seats: [{ row: 12 }] }, 12, { kind: 'range', from: 1, to: 9 }],
  ['only a least', { note: 'abc' }, 'abc', { kind: 'atLeast', from: 5 }],
  ['a number that may be missing', { price: -1 }, -1, { kind: 'atLeast', from: 0 }],
  ['an address that is none', { email: 'nobody' }, 'nobody', { kind: 'format' }],
  ['a rule of the schema itself', { repeat: 'lanter' }, 'lanter', { kind: 'rule', rule: 'differs' }],
])('%s', (_case, changes, input, expected) => {
  expect(problem(changes, input)).toEqual(expected);
});
