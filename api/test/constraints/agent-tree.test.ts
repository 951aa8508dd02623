import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createBusySeason } from '../support/amounts/busy-season.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createTestApp } from '../support/test-app.ts';
import { createBreaching } from './breach.ts';

const database = await createTestDatabase();
const { agent } = await createBusySeason(await createTestApp(database));
const { refusalOf, breaches } = createBreaching(database.db);

describe('the agent tree', () => {
  const customer = (id: string, superior: string) => sql`
    insert into customers (id, username, level, superior_id, referral_code, password_hash, registered_at)
    values (${id}, ${`agent-${id}`}, 'agent', ${superior}, ${id.slice(0, 8)}, '-', now())
  `;
  const child = 'b0000000-0000-7000-8000-000000000000';
  const grandchild = 'c0000000-0000-7000-8000-000000000000';
  const tree = [customer(child, agent.id), customer(grandchild, child)];
  const putUnder = (superior: string) =>
    sql`update customers set superior_id = ${superior} where id = ${agent.id}`;
  breaches([
    ['a customer as their own superior', 'superior_not_below', putUnder(agent.id)],
    ['a customer below their own sub-agents', 'superior_not_below', ...tree, putUnder(grandchild)],
    ['a newcomer above themselves', 'customers_check', customer(child, child)],
  ]);

  test('a customer can move to another branch', async () => {
    const move = sql`update customers set superior_id = ${agent.id} where id = ${grandchild}`;
    expect(await refusalOf([...tree, move])).toBeUndefined();
  });
});
