import { expect, test } from 'vitest';
import { asHex, asText, KEPT, type Passage, withPassage } from './traffic.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);

test('bytes are shown as hex', () => {
  expect(asHex(bytes(0, 10, 71, 255))).toBe('00 0A 47 FF');
  expect(asHex(bytes())).toBe('');
});

test('and as text, with line endings that can be seen', () => {
  expect(asText(new TextEncoder().encode('GW1:AB\r\n'))).toBe('GW1:AB␍␊');
  expect(asText(new TextEncoder().encode('船\t\u007f'))).toBe('船␉␡');
  expect(asText(bytes(0xff))).toBe('\ufffd');
});

test('the newest passage stands first, and the oldest goes', () => {
  let passages: Passage[] = [];
  for (let count = 0; count < KEPT + 5; count += 1)
    passages = withPassage(passages, { at: '', direction: 'in', bytes: bytes(count % 256) });
  expect(passages).toHaveLength(KEPT);
  expect(passages[0]?.id).toBe(KEPT + 5);
  expect(new Set(passages.map(({ id }) => id)).size).toBe(KEPT);
});
