import { expect, test } from 'vitest';
import { transactionsOutsideServices } from './transactions.ts';

const caught = (file: string, source: string) => transactionsOutsideServices(file, source).length > 0;
const opening = [
  `await inTransaction(deps, author, trx => work(trx));`,
  `return answerOnce(deps, request, trx => work(trx));`,
  `await db.transaction().execute(work);`,
];

test.each(opening)('allows %s only in services and jobs', source => {
  expect(caught('api/src/features/orders/orders.service.ts', source)).toBe(false);
  expect(caught('api/src/features/orders/expiry.job.ts', source)).toBe(false);
  expect(caught('api/src/lib/http/idempotency.repository.ts', source)).toBe(false);
  expect(caught('api/src/features/orders/orders.routes.ts', source)).toBe(true);
  expect(caught('api/src/features/orders/orders.repository.ts', source)).toBe(true);
  expect(caught('api/src/features/payments/providers/balance.provider.ts', source)).toBe(true);
});

test('does not count a function that takes a transaction as one that opens one', () => {
  const source = `// inTransaction(deps)\nimport { inTransaction } from './database.ts';\nlock(trx.isTransaction);`;
  expect(caught('api/src/features/orders/orders.repository.ts', source)).toBe(false);
});
