import { createPublicKey, randomUUID } from 'node:crypto';
import { decodeBase45, encodeBase45 } from '@gangway/shared/domain/codes/base45.ts';
import { seededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import { describe, expect, test } from 'vitest';
import { codeOf, createSigner, type Signer } from '../testing/sold-tickets.ts';
import { readCode } from './read-code.ts';

const [current, rotated, withdrawn, unheard, forger] = [1, 2, 3, 4, 1].map(id => createSigner(id, id === 3));
const keys = new Map(
  [current, rotated, withdrawn].map(signer => {
    const { feed, privateKey } = signer as Signer;
    return [feed.id, { publicKey: createPublicKey(privateKey), withdrawn: feed.withdrawn }];
  }),
);
const ticketId = randomUUID();
const secret = Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8);
const signed = (signer: Signer | undefined) => codeOf(signer as Signer, ticketId, 7, secret);
const good = signed(current);

/** The parsed code, or why it is invalid; its signature is checked too. */
function read(code: string) {
  const result = readCode(code, keys);
  if ('refusal' in result) return result.refusal;
  const { isSigned, ...said } = result;
  return isSigned() ? said : 'forged';
}

test('identifies the ticket of a genuine code', () => {
  expect(read(good)).toEqual({ text: good, ticketId, sailingId: 7, secret });
  expect(read(` ${good.toLowerCase()}\r\n`), 'as scanners send it').toEqual(read(good));
  expect(read(signed(rotated)), 'a retired key still counts').toHaveProperty('ticketId');
});

/** The same code with one bit of this byte changed. */
function withAltered(index: number): string {
  const bytes = decodeBase45(good.slice('GW1:'.length)) ?? new Uint8Array();
  bytes[index] = (bytes[index] ?? 0) ^ 1;
  return `GW1:${encodeBase45(bytes)}`;
}

test.each([
  ['forged', 'under a foreign key', () => signed(forger)],
  ['forged', 'with another ticket in it', () => withAltered(2)],
  ['forged', 'with another sailing in it', () => withAltered(21)],
  ['forged', 'with another secret in it', () => withAltered(24)],
  ['forged', 'with another signature', () => withAltered(60)],
  ['not-a-ticket', 'cut short', () => good.slice(0, -3)],
  ['not-a-ticket', 'twice over', () => good + good],
  ['not-a-ticket', 'of another version', () => good.replace('GW1:', 'GW2:')],
  ['not-a-ticket', 'of something else', () => 'https://example.com/t/1'],
  ['not-a-ticket', 'empty', () => ''],
  ['unknown-key', 'under a key that this gate has not heard of', () => signed(unheard)],
  ['key-withdrawn', 'under a key that was withdrawn', () => signed(withdrawn)],
])('%s: a code %s', (refusal, _what, code) => {
  expect(read(code())).toBe(refusal);
});

describe('of 10 000 random and mutated strings', () => {
  const random = seededRandom(5);
  const symbols = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
  const symbol = () => symbols.charAt(random.below(symbols.length));
  const text = (length: number) => Array.from({ length }, symbol).join('');
  const mutations: (() => string)[] = [
    () => text(random.below(200)),
    () => `GW1:${text(141)}`,
    () => String.fromCharCode(...random.bytes(145)),
    () => {
      const at = random.below(good.length);
      return good.slice(0, at) + symbol() + good.slice(at + 1);
    },
    () => {
      const at = random.below(good.length);
      return good.slice(0, at) + good.slice(at + 1);
    },
    () => {
      const at = random.below(good.length);
      return good.slice(0, at) + symbol() + good.slice(at);
    },
    () => {
      const [from, to] = [random.below(good.length), random.below(good.length)];
      return good.slice(0, from) + good.slice(to);
    },
  ];

  test('none is accepted as a ticket', () => {
    const reasons = new Set<string>();
    for (let round = 0; round < 10_000; round++) {
      const code = mutations[round % mutations.length]?.() ?? '';
      if (code.trim() === good) continue;
      const result = read(code);
      if (typeof result !== 'string') throw new Error(`${JSON.stringify(code)} was taken for a ticket`);
      reasons.add(result);
    }
    expect([...reasons].sort()).toEqual(['forged', 'key-withdrawn', 'not-a-ticket', 'unknown-key']);
  });
});
