import {
  type OfficeCustomersQuery,
  officeCustomersQuery,
} from '@gangway/shared/contract/office/orders/customers.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { findCustomerPage } from '../../src/features/customers/office/customer-list.repository.ts';
import { explainAll } from '../support/amounts/explained.ts';
import { insertManyCustomers } from '../support/amounts/many-customers.ts';
import { createTestDatabase } from '../support/database/database.ts';

const database = await createTestDatabase();
const CUSTOMERS = 50_000;
beforeAll(() => insertManyCustomers(database.db, CUSTOMERS), 120_000);

const queryOf = (query: Record<string, string>): OfficeCustomersQuery =>
  officeCustomersQuery.parse({ size: '50', ...query });

/** The plan of the first page, and of the count. */
async function explain(query: Record<string, string>) {
  const plans = await explainAll(database, db => findCustomerPage(db, queryOf(query)));
  const isCount = (statement: string) => /^select count\(/.test(statement);
  const [rows] = plans.filter(({ statement }) => !isCount(statement));
  const [count] = plans.filter(({ statement }) => isCount(statement));
  if (!rows || !count) throw new Error('a page is its rows and their count');
  return { rows, count };
}

describe(`of ${CUSTOMERS} customers`, () => {
  test.each([
    ['part of a name', { search: 'c4ca4238' }, 'customers_by_part'],
    ['the end of a phone', { search: '0007919' }, 'customers_by_part'],
    ['Chinese characters', { search: '伟明' }, 'customers_by_part'],
    ['a word without matches', { search: 'zzz' }, 'customers_by_part'],
    ['a word that everybody has, with one that few have', { search: 'binti c4ca' }, 'customers_by_part'],
    ['those of a rare level', { level: 'super_agent' }, 'customers_by_level'],
    ['those who are blocked', { status: 'inactive' }, 'customers_by_status'],
    ['those of a day', { from: '2026-02-01', to: '2026-02-01' }, 'customers_by_registration'],
  ])('%s are looked up and counted by an index', async (_what, query, index) => {
    const { rows, count } = await explain(query);
    expect(rows.indexes).toContain(index);
    expect(count.indexes).toContain(index);
    expect([...rows.scanned, ...count.scanned]).not.toContain('customers');
  });

  test.each([
    ['the newest', {}, 'customers_by_registration'],
    ['the oldest', { descending: 'false' }, 'customers_by_registration'],
    ['a word that everybody has', { search: 'binti' }, 'customers_by_registration'],
    ['one letter', { search: 'b' }, 'customers_by_registration'],
    ['user names from A', { sort: 'username', descending: 'false' }, 'customers_by_username'],
    ['user names from Z', { sort: 'username' }, 'customers_by_username'],
    ['real names from A', { sort: 'realName', descending: 'false' }, 'customers_by_real_name'],
    ['real names from Z', { sort: 'realName' }, 'customers_by_real_name'],
    ['by level', { sort: 'level' }, 'customers_by_level'],
    ['by status', { sort: 'status' }, 'customers_by_status'],
  ])('%s are read in the order of an index', async (_what, query, index) => {
    const { rows } = await explain(query);
    expect(rows.indexes).toContain(index);
    expect(rows.scanned).not.toContain('customers');
  });

  test('the largest balance comes first, and customers without one last', async () => {
    const read = async (page: string) =>
      (await findCustomerPage(database.db, queryOf({ sort: 'balance', page }))).items;
    expect((await read('1')).every(({ balanceSen }) => balanceSen === 21_000)).toBe(true);
    expect((await read('999')).every(({ balanceSen }) => balanceSen === null)).toBe(true);
  });
});
