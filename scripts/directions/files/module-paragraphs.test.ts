import { expect, test } from 'vitest';
import { type ModuleFile, modulesWithoutParagraph } from './module-paragraphs.ts';

const LEDGER = 'api/src/accounts/ledger/ledger.service.ts';
const VOUCHERS = 'api/src/accounts/vouchers/vouchers.service.ts';
const paragraph = (list: string) =>
  `/*\n * Vouchers: issue and expiry.\n *\n * May import: ${list}.\n */\n\n`;
const file = (path: string, source: string, ...imports: string[]): ModuleFile => ({
  file: path,
  source,
  imports,
});
const messages = (...files: ModuleFile[]) => modulesWithoutParagraph(files).map(({ message }) => message);

test('a module that lists what it imports is introduced', () => {
  expect(messages(file(VOUCHERS, paragraph('accounts/ledger'), LEDGER))).toEqual([]);
  expect(
    messages(
      file(VOUCHERS, paragraph('accounts/ledger,\n * operator'), LEDGER, 'api/src/operator/a.service.ts'),
    ),
  ).toEqual([]);
});

test('a module without other modules says so', () => {
  expect(messages(file(VOUCHERS, paragraph('no other module'), 'api/src/lib/clock.ts', VOUCHERS))).toEqual(
    [],
  );
});

test('a module without a paragraph is found', () => {
  expect(modulesWithoutParagraph([file(VOUCHERS, '/** Issues a voucher. */\n')])).toEqual([
    {
      file: 'api/src/accounts/vouchers',
      message: 'has no file that begins with a paragraph about what it owns',
    },
  ]);
});

test('a second paragraph is found', () => {
  const second = 'api/src/accounts/vouchers/expiry/expire.job.ts';
  const both = [VOUCHERS, second].map(path => file(path, paragraph('no other module')));
  expect(modulesWithoutParagraph(both)).toEqual([
    { file: second, message: `is introduced by ${VOUCHERS} already` },
  ]);
});

test('a paragraph of the API that lists no modules is found', () => {
  expect(messages(file(VOUCHERS, '/*\n * Vouchers: issue and expiry.\n */\n'))).toEqual([
    'does not say which modules its own one may import',
  ]);
});

test('an import of a module that is not listed is found in any file of the module', () => {
  const job = file('api/src/accounts/vouchers/expire.job.ts', '', LEDGER);
  expect(
    modulesWithoutParagraph([file(VOUCHERS, paragraph('operator'), 'api/src/operator/a.ts'), job]),
  ).toEqual([
    { file: job.file, message: `imports api/src/accounts/ledger, which ${VOUCHERS} does not list` },
  ]);
});

test('a listed module that is not imported is found', () => {
  expect(messages(file(VOUCHERS, paragraph('accounts/ledger')))).toEqual([
    'lists api/src/accounts/ledger, which its module does not import',
  ]);
});

test('tests of a module may import every module', () => {
  const tests = file('api/src/accounts/vouchers/vouchers.test.ts', '', LEDGER);
  expect(messages(file(VOUCHERS, paragraph('no other module')), tests)).toEqual([]);
});

test('a feature of a client says what it owns', () => {
  const screen = 'storefront/src/features/cart/cart-screen.tsx';
  expect(messages(file(screen, '/*\n * The cart.\n */\n'))).toEqual([]);
  expect(messages(file(screen, 'export const Cart = 1;\n'))).toHaveLength(1);
});
