import { type SeededRandom, seededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import { describe, expect, test } from 'vitest';
import { type Delimiter, delimiters } from '../../bridge-gate.ts';
import { createCodeReader, MAX_CODE_BYTES, type Reading } from './code-reader.ts';
import { someTicketCode } from './testing/ticket-codes.ts';

const random = seededRandom(1);
const [one, two] = [someTicketCode(random), someTicketCode(random)];
const ends: Record<Delimiter, string> = { cr: '\r', lf: '\n', crlf: '\r\n', tab: '\t', none: '' };

const code = (text: string): Reading => ({ kind: 'code', code: text });
const empty = (what: 'result' | 'content'): Reading => ({ kind: 'empty', what });

/** All readings of the chunks followed by a pause. */
function readAll(delimiter: Delimiter, ...chunks: (string | Uint8Array)[]): Reading[] {
  const reader = createCodeReader(delimiter);
  return [...chunks.flatMap(chunk => reader.read(Buffer.from(chunk as string))), ...reader.pause()];
}

describe.each(delimiters)('ended by %s', delimiter => {
  const end = ends[delimiter];

  test('reads a code', () => {
    expect(readAll(delimiter, one + end)).toEqual([code(one)]);
    expect(readAll(delimiter, `SC4F7K2M9Q-2${end}`)).toEqual([code('SC4F7K2M9Q-2')]);
  });

  test('splits two joined codes', () => {
    expect(readAll(delimiter, one + two + end)).toEqual([code(one), code(two)]);
    expect(readAll(delimiter, `GW1:AGW1:B${end}`)).toEqual([code('GW1:A'), code('GW1:B')]);
  });

  test('removes noise before a code and control characters inside', () => {
    const noise = Uint8Array.of(0, 0xff, 0xc3, 7, 0x5d, 0x51, 0x31);
    const broken = Buffer.concat([noise, Buffer.from(`${one.slice(0, 9)}\0\x7f${one.slice(9)}${end}`)]);
    expect(readAll(delimiter, broken)).toEqual([code(one)]);
    expect(readAll(delimiter, Buffer.from([0xfe, 0x53, 0x43, 0x80]), end)).toEqual([code('SC')]);
  });

  test('reports only spaces as empty content', () => {
    expect(readAll(delimiter, `   ${end}`)).toEqual([empty('content')]);
  });

  test('reports endless input once, and truncates it', () => {
    const readings = readAll(delimiter, ...Array.from({ length: 50 }, () => 'x'.repeat(997)));
    expect(readings).toEqual([{ kind: 'endless' }]);
  });

  test('reads the next code after endless input', () => {
    const reader = createCodeReader(delimiter);
    reader.read(Buffer.from('x'.repeat(5000) + end));
    if (delimiter === 'none') reader.pause();
    expect([...reader.read(Buffer.from(one + end)), ...reader.pause()]).toEqual([code(one)]);
  });

  test('reads the longest code, but not one character more', () => {
    expect(readAll(delimiter, 'x'.repeat(MAX_CODE_BYTES) + end)).toEqual([code('x'.repeat(MAX_CODE_BYTES))]);
    expect(readAll(delimiter, `${'x'.repeat(MAX_CODE_BYTES + 1)}${end}`)).toEqual([{ kind: 'endless' }]);
  });
});

describe.each(delimiters.filter(delimiter => delimiter !== 'none'))('with an end, %s', delimiter => {
  test('reports a delimiter with nothing before it as an empty result', () => {
    expect(readAll(delimiter, ends[delimiter])).toEqual([empty('result')]);
  });

  test('ends a complete ticket at a pause, and nothing else', () => {
    expect(readAll(delimiter, one)).toEqual([code(one)]);
    expect(readAll(delimiter, one + two.slice(0, 60))).toEqual([code(one), { kind: 'unfinished' }]);
    expect(readAll(delimiter, 'SC4F7K2M9Q-1')).toEqual([{ kind: 'unfinished' }]);
    expect(readAll(delimiter, `${one}X`)).toEqual([{ kind: 'unfinished' }]);
  });

  test('reads a ticket interrupted by pauses when its rest arrives', () => {
    const end = ends[delimiter];
    const reader = createCodeReader(delimiter);
    const push = (text: string) => reader.read(Buffer.from(text));
    push(one + two.slice(0, 60));
    expect(reader.pause()).toEqual([code(one), { kind: 'unfinished' }]);
    expect(push(`${two.slice(60)}${one}${end}`)).toEqual([code(two), code(one)]);
    for (let at = 4; at + 40 < two.length; at++) {
      push(two.slice(0, at));
      reader.pause();
      push(two.slice(at, at + 40));
      expect(reader.pause()).toEqual([{ kind: 'unfinished' }]);
      push(two.slice(at + 40));
      expect(reader.pause()).toEqual([code(two)]);
    }
  });

  test('drops the first part of a ticket at any other input and at the end of a connection', () => {
    const end = ends[delimiter];
    const reader = createCodeReader(delimiter);
    const interrupt = () => {
      reader.read(Buffer.from(one.slice(0, 60)));
      reader.pause();
    };
    const rest = one.slice(60) + end;
    interrupt();
    expect(reader.read(Buffer.from(two + end))).toEqual([code(two)]);
    interrupt();
    expect(reader.read(Buffer.from(`SC11111111-1${end}`))).toEqual([code('SC11111111-1')]);
    expect(reader.read(Buffer.from(rest))).toEqual([code(one.slice(60))]);
    interrupt();
    reader.letGo();
    expect(reader.read(Buffer.from(rest))).toEqual([code(one.slice(60))]);
    interrupt();
    reader.read(Buffer.from('y'.repeat(MAX_CODE_BYTES + 5) + end));
    expect(reader.read(Buffer.from(rest))).toEqual([code(one.slice(60))]);
  });

  test('does not add input dropped by a pause to the next code', () => {
    const reader = createCodeReader(delimiter);
    reader.read(Buffer.from('SC4F7K2M9Q'));
    reader.pause();
    expect(reader.read(Buffer.from(`SC11111111-1${ends[delimiter]}`))).toEqual([code('SC11111111-1')]);
  });
});

test('ignores a line feed before or after the carriage return', () => {
  expect(readAll('cr', `${one}\r\n${two}\r\n`)).toEqual([code(one), code(two)]);
  expect(readAll('lf', `${one}\r\n${two}\r\n`)).toEqual([code(one), code(two)]);
});

test('ignores a pause with nothing before it, without a delimiter', () => {
  expect(readAll('none')).toEqual([]);
  expect(readAll('none', '\r\n')).toEqual([]);
});

test('reads a ticket that contains the prefix as one ticket', () => {
  const tricky = `${one.slice(0, 100)}GW1:${one.slice(104)}`;
  expect(readAll('cr', `${tricky + two + tricky}\r`)).toEqual([code(tricky), code(two), code(tricky)]);
});

test('keeps text after a ticket with it', () => {
  expect(readAll('cr', `${one}Z\r`)).toEqual([code(`${one}Z`)]);
});

describe('for any split of the bytes', () => {
  const splitAt = (bytes: Buffer, cuts: SeededRandom): Buffer[] => {
    const chunks: Buffer[] = [];
    for (let at = 0; at < bytes.length; ) {
      const next = at + 1 + cuts.below(cuts.below(2) === 0 ? 3 : 300);
      chunks.push(bytes.subarray(at, next));
      at = next;
    }
    return chunks;
  };
  /** Codes, noise, spaces, right and wrong delimiters, and random bytes. */
  const sequence = (from: SeededRandom, end: string): Buffer => {
    const pieces = [
      () => someTicketCode(from) + end,
      () => someTicketCode(from),
      () => `SC${from.below(1e8)}-${from.below(9)}${end}`,
      () => end,
      () => `  ${end}`,
      () => ['\r', '\n', '\t', '\r\n', '\0', 'GW1:', '船票'][from.below(7)] ?? '',
      () => from.bytes(from.below(40)),
      () => 'y'.repeat(from.below(2600)),
    ];
    return Buffer.concat(
      Array.from({ length: 1 + from.below(12) }, () =>
        Buffer.from((pieces[from.below(pieces.length)]?.() ?? '') as string),
      ),
    );
  };

  test.each(delimiters)('returns the same readings: %s', delimiter => {
    const from = seededRandom(20261212);
    const kinds = new Set<string>();
    for (let round = 0; round < 300; round++) {
      const bytes = sequence(from, ends[delimiter]);
      const whole = readAll(delimiter, bytes);
      for (const { kind } of whole) kinds.add(kind);
      expect(readAll(delimiter, ...splitAt(bytes, from))).toEqual(whole);
      expect(readAll(delimiter, ...Array.from(bytes, byte => Uint8Array.of(byte)))).toEqual(whole);
    }
    const unfinished = delimiter === 'none' ? [] : ['unfinished'];
    expect([...kinds].sort()).toEqual(['code', 'empty', 'endless', ...unfinished]);
  });

  test.each(delimiters)('returns every code that was sent, in order: %s', delimiter => {
    const from = seededRandom(7);
    for (let round = 0; round < 100; round++) {
      const sent = Array.from({ length: 1 + from.below(8) }, () => someTicketCode(from));
      const bytes = Buffer.from(
        sent.map(text => text + (from.below(3) === 0 ? '' : ends[delimiter])).join(''),
      );
      expect(readAll(delimiter, ...splitAt(bytes, from))).toEqual(sent.map(code));
    }
  });
});
