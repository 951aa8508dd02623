import { describe, expect, test } from 'vitest';
import { createIds } from '../../lib/ids.ts';
import { areDigitsOf, digitsOf } from './code.rules.ts';

const ids = createIds({ now: () => new Date('2026-11-20T02:00:00Z') });
const key = Buffer.alloc(32, 7);

describe('the digits of a code', () => {
  test('are six, deterministic, and different for another row or key', () => {
    const id = ids.uuid();
    expect(digitsOf(key, id)).toMatch(/^\d{6}$/);
    expect(digitsOf(key, id)).toBe(digitsOf(key, id));
    const others = Array.from({ length: 200 }, () => digitsOf(key, ids.uuid()));
    expect(new Set(others).size).toBeGreaterThan(195);
    expect(digitsOf(Buffer.alloc(32, 8), id)).not.toBe(digitsOf(key, id));
  });

  test('match only their own row', () => {
    const id = ids.uuid();
    const digits = digitsOf(key, id);
    expect(areDigitsOf(key, id, digits)).toBe(true);
    expect(
      areDigitsOf(
        key,
        id,
        digits.replace(/.$/, last => String((Number(last) + 1) % 10)),
      ),
    ).toBe(false);
    expect(areDigitsOf(key, id, digits.slice(1))).toBe(false);
  });
});
