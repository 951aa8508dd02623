import { expect, test } from 'vitest';
import { filesWithoutRole } from './roles.ts';

const wrong = (...files: string[]) => filesWithoutRole(files).map(({ file }) => file);

test.each([
  'api/src/operator/settings.ts',
  'api/src/features/orders/orders.helper.ts',
  'api/src/processes/pay/Pay.service.ts',
  'api/src/reservations/inventory/constructor.constructor.ts',
  'api/src/accounts/ledger/style.css',
  'api/src/accounts/ledger/ledger.service.test.ts',
])('%s has no role in its name', file => {
  expect(wrong(file)).toEqual([file]);
});

test.each([
  ['api/src/operator/settings.service.ts'],
  ['api/src/features/orders/orders.rules.ts', 'api/src/features/orders/orders.rules.test.ts'],
  ['api/src/site/site.page.ts', 'api/src/site/site.css'],
  ['api/src/features/docs/docs.routes.ts', 'api/src/features/docs/docs.html'],
  ['api/src/lib/clock.ts'],
  ['api/src/app.ts'],
  ['shared/domain/fares.ts'],
])('%s has a valid name', (...files) => {
  expect(wrong(...files)).toEqual([]);
});
