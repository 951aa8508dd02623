import { expect, test } from 'vitest';
import { z } from 'zod';
import { chosenLater, typedLater } from './begins-empty.ts';
import { problemOf } from './issue.ts';

const form = z.object({
  capacity: typedLater(z.int().min(1)),
  position: chosenLater(z.enum(['bow', 'stern'])),
});

test('reports an empty field only as missing', () => {
  const { error } = form.safeParse({ capacity: null, position: '' });
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['capacity', 'position']);
  expect(error && problemOf(form, error.issues[0] as never, null)).toEqual({ kind: 'missing' });
  expect(error && problemOf(form, error.issues[1] as never, '')).toEqual({ kind: 'missing' });
});

test('validates input by the rules of the API', () => {
  expect(form.parse({ capacity: 600, position: 'bow' })).toEqual({ capacity: 600, position: 'bow' });
  expect(form.safeParse({ capacity: 0, position: 'bow' }).success).toBe(false);
});
