import { expect, test } from 'vitest';
import { asHex, asText, MAX_ENTRIES, type TrafficEntry, withEntry } from './traffic.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);

test('shows bytes as hex', () => {
  expect(asHex(bytes(0, 10, 71, 255))).toBe('00 0A 47 FF');
  expect(asHex(bytes())).toBe('');
});

test('shows bytes as text, with visible line endings', () => {
  expect(asText(new TextEncoder().encode('GW1:AB\r\n'))).toBe('GW1:AB␍␊');
  expect(asText(new TextEncoder().encode('船\t\u007f'))).toBe('船␉␡');
  expect(asText(bytes(0xff))).toBe('\ufffd');
});

test('puts the newest entry first, and removes the oldest', () => {
  let entries: TrafficEntry[] = [];
  for (let count = 0; count < MAX_ENTRIES + 5; count += 1)
    entries = withEntry(entries, { at: '', direction: 'in', bytes: bytes(count % 256) });
  expect(entries).toHaveLength(MAX_ENTRIES);
  expect(entries[0]?.id).toBe(MAX_ENTRIES + 5);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(MAX_ENTRIES);
});
