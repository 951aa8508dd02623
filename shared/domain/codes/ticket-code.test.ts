import { describe, expect, it, test } from 'vitest';
import { encodeBase45 } from './base45.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';
import { assemble, encodeUnsigned, parse, type TicketCodeFields } from './ticket-code.ts';

const fields: TicketCodeFields = {
  keyId: 3,
  ticketId: '0198a3c2-7e4b-7f00-8d21-5a6b7c8d9e0f',
  sailingId: 66051,
  verificationSecret: Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8),
};
const signature = Uint8Array.from({ length: 64 }, (_, index) => index);
const code = assemble(fields, signature);

const hex = (bytes: Uint8Array) => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
const ascii = (bytes: Uint8Array) => String.fromCharCode(...bytes);

it('signs a label, then version, key id, ticket id, sailing id and secret', () => {
  const signed = encodeUnsigned(fields);
  expect(ascii(signed.subarray(0, -30))).toBe('gangway ticket code v1\0');
  expect(hex(signed.subarray(-30))).toBe(
    ['01', '03', '0198a3c27e4b7f008d215a6b7c8d9e0f', '00010203', '0102030405060708'].join(''),
  );
});

it('is 145 characters of the alphanumeric mode of a QR code', () => {
  expect(code).toMatch(/^GW1:[0-9A-Z $%*+\-./:]{141}$/);
});

it('parses into its fields, signed bytes, signature and text', () => {
  const signedBytes = encodeUnsigned(fields);
  expect(parse(code)).toEqual({ ok: true, text: code, fields, signedBytes, signature });
});

test.each([
  ['ended by a scanner', `${code}\r\n`],
  ['typed by a scanner with Caps Lock on', code.toLowerCase()],
])('is read when %s', (_how, text) => {
  expect(parse(text)).toEqual(parse(code));
});

const payload = encodeUnsigned(fields).slice(-30);
const codeOf = (bytes: Uint8Array) => `GW1:${encodeBase45(Uint8Array.from([...bytes, ...signature]))}`;
const withByte = (at: number, ...values: number[]) => {
  const changed = payload.slice();
  changed.set(values, at);
  return changed;
};

test.each([
  ['nothing', '', 'not-a-ticket'],
  ['a link', 'https://example.com/GW1:', 'not-a-ticket'],
  ['an order number', 'SC4F7K2M9Q', 'not-a-ticket'],
  ['a prefix without its colon', 'GW1', 'not-a-ticket'],
  ['a later version', code.replace('GW1', 'GW2'), 'unsupported-version'],
  ['a version written otherwise', code.replace('GW1', 'GW01'), 'unsupported-version'],
  ['a later version inside', codeOf(withByte(0, 2)), 'unsupported-version'],
  ['nothing behind the prefix', 'GW1:', 'malformed'],
  ['half a code', code.slice(0, 70), 'malformed'],
  ['a byte too few', codeOf(payload.slice(0, -1)), 'malformed'],
  ['a byte too many', codeOf(Uint8Array.from([...payload, 0])), 'malformed'],
  ['a character that Base45 lacks', code.replace(/.$/, '_'), 'malformed'],
  ['no key', codeOf(withByte(1, 0)), 'malformed'],
  ['no sailing', codeOf(withByte(18, 0, 0, 0, 0)), 'malformed'],
])('%s is refused', (_what, text, reason) => {
  expect(parse(text)).toEqual({ ok: false, reason });
});

describe('refuses fields out of range', () => {
  test.each([
    ['key id 0', { keyId: 0 }],
    ['key id 256', { keyId: 256 }],
    ['half a key id', { keyId: 1.5 }],
    ['sailing id 0', { sailingId: 0 }],
    ['a sailing id of 33 bits', { sailingId: 2 ** 32 }],
    ['a ticket id that is no UUID', { ticketId: '0198a3c27e4b7f008d215a6b7c8d9e0f' }],
    ['a short secret', { verificationSecret: new Uint8Array(7) }],
  ])('%s', (_what, change) => {
    expect(() => encodeUnsigned({ ...fields, ...change })).toThrow(RangeError);
    expect(() => assemble({ ...fields, ...change }, signature)).toThrow(RangeError);
  });

  it('refuses a short signature', () => {
    expect(() => assemble(fields, signature.slice(1))).toThrow(RangeError);
  });
});

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:abyz_é😀\n\0';

/** Replaces, removes or inserts one to three characters, or swaps two of them. */
function mutate(text: string, random: SeededRandom): string {
  let mutated = text;
  for (let changes = 1 + random.below(3); changes > 0; changes--) {
    const at = random.below(mutated.length);
    const other = random.below(mutated.length);
    const symbol = alphabet.charAt(random.below(alphabet.length));
    const [before, after] = [mutated.slice(0, at), mutated.slice(at + 1)];
    const ways = [
      () => before + symbol + after,
      () => before + after,
      () => before + symbol + mutated.charAt(at) + after,
      () => mutated.slice(0, other),
      () => {
        const symbols = mutated.split('');
        [symbols[at], symbols[other]] = [mutated.charAt(other), mutated.charAt(at)];
        return symbols.join('');
      },
    ];
    mutated = ways[random.below(ways.length)]?.() || text;
  }
  return mutated;
}

describe('ten thousand damaged codes', () => {
  const random = seededRandom(20261212);
  const damaged = Array.from({ length: 10_000 }, () => mutate(code, random));

  it('never crash the parser or parse as the original code', () => {
    let taken = 0;
    for (const text of damaged) {
      const parsed = parse(text);
      if (!parsed.ok) continue;
      taken++;
      const meant = text.trim().replace(/[a-z]/g, letter => letter.toUpperCase());
      expect(assemble(parsed.fields, parsed.signature)).toBe(meant);
      expect(parsed.signedBytes).toEqual(encodeUnsigned(parsed.fields));
      const same =
        hex(parsed.signedBytes) + hex(parsed.signature) === hex(encodeUnsigned(fields)) + hex(signature);
      expect(same).toBe(meant === code);
    }
    expect(taken).toBeGreaterThan(1000);
    expect(taken).toBeLessThan(damaged.length);
  });
});

it('parses every code that it writes', () => {
  const random = seededRandom(1);
  for (let round = 0; round < 1000; round++) {
    const id = hex(random.bytes(16)).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    const written: TicketCodeFields = {
      keyId: 1 + random.below(255),
      ticketId: id,
      sailingId: 1 + random.below(2 ** 32 - 1),
      verificationSecret: random.bytes(8),
    };
    const by = random.bytes(64);
    expect(parse(assemble(written, by))).toMatchObject({ ok: true, fields: written, signature: by });
  }
});
