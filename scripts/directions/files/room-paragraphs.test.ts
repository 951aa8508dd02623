import { expect, test } from 'vitest';
import { type RoomFile, roomsWithoutParagraph } from './room-paragraphs.ts';

const LEDGER = 'api/src/accounts/ledger/ledger.service.ts';
const VOUCHERS = 'api/src/accounts/vouchers/vouchers.service.ts';
const paragraph = (list: string) =>
  `/*\n * Vouchers: issue and expiry.\n *\n * May import: ${list}.\n */\n\n`;
const file = (path: string, source: string, ...imports: string[]): RoomFile => ({
  file: path,
  source,
  imports,
});
const messages = (...files: RoomFile[]) => roomsWithoutParagraph(files).map(({ message }) => message);

test('a room that lists what it imports is introduced', () => {
  expect(messages(file(VOUCHERS, paragraph('accounts/ledger'), LEDGER))).toEqual([]);
  expect(
    messages(
      file(VOUCHERS, paragraph('accounts/ledger,\n * operator'), LEDGER, 'api/src/operator/a.service.ts'),
    ),
  ).toEqual([]);
});

test('a room without other rooms says so', () => {
  expect(messages(file(VOUCHERS, paragraph('no other room'), 'api/src/lib/clock.ts', VOUCHERS))).toEqual([]);
});

test('a room without a paragraph is found', () => {
  expect(roomsWithoutParagraph([file(VOUCHERS, '/** Issues a voucher. */\n')])).toEqual([
    {
      file: 'api/src/accounts/vouchers',
      message: 'has no file that begins with a paragraph about what it owns',
    },
  ]);
});

test('a second paragraph is found', () => {
  const second = 'api/src/accounts/vouchers/expiry/expire.job.ts';
  const both = [VOUCHERS, second].map(path => file(path, paragraph('no other room')));
  expect(roomsWithoutParagraph(both)).toEqual([
    { file: second, message: `is introduced by ${VOUCHERS} already` },
  ]);
});

test('a paragraph of the API that lists no rooms is found', () => {
  expect(messages(file(VOUCHERS, '/*\n * Vouchers: issue and expiry.\n */\n'))).toEqual([
    'does not say which rooms its own one may import',
  ]);
});

test('an import of a room that is not listed is found in any file of the room', () => {
  const job = file('api/src/accounts/vouchers/expire.job.ts', '', LEDGER);
  expect(
    roomsWithoutParagraph([file(VOUCHERS, paragraph('operator'), 'api/src/operator/a.ts'), job]),
  ).toEqual([
    { file: job.file, message: `imports api/src/accounts/ledger, which ${VOUCHERS} does not list` },
  ]);
});

test('a listed room that is not imported is found', () => {
  expect(messages(file(VOUCHERS, paragraph('accounts/ledger')))).toEqual([
    'lists api/src/accounts/ledger, which its room does not import',
  ]);
});

test('tests of a room may import every room', () => {
  const tests = file('api/src/accounts/vouchers/vouchers.test.ts', '', LEDGER);
  expect(messages(file(VOUCHERS, paragraph('no other room')), tests)).toEqual([]);
});

test('a feature of a client says what it owns', () => {
  const screen = 'storefront/src/features/cart/cart-screen.tsx';
  expect(messages(file(screen, '/*\n * The cart.\n */\n'))).toEqual([]);
  expect(messages(file(screen, 'export const Cart = 1;\n'))).toHaveLength(1);
});
