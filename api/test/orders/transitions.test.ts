import { firstStates, type Machine, transitions } from '@gangway/shared/domain/states/transitions.ts';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';

const { db } = await createTestDatabase({ connections: 1 });

test('the database allows exactly the transitions of shared/domain/states/transitions.ts', async () => {
  const rows = await db.selectFrom('state_transitions').selectAll().execute();
  const inDatabase = rows.map(row => `${row.machine}: ${row.from_state} → ${row.to_state}`);
  const inDomain = (Object.keys(transitions) as Machine[]).flatMap(machine =>
    Object.entries(transitions[machine]).flatMap(([from, followers]) =>
      followers.map((to: string) => `${machine}: ${from} → ${to}`),
    ),
  );
  expect(inDatabase.sort()).toEqual(inDomain.sort());
});

test('the database allows exactly the initial states of shared/domain/states/transitions.ts', async () => {
  const rows = await db.selectFrom('first_states').selectAll().execute();
  const inDatabase = rows.map(row => `${row.machine}: ${row.state}`);
  const inDomain = Object.entries(firstStates).flatMap(([machine, states]) =>
    states.map(state => `${machine}: ${state}`),
  );
  expect(inDatabase.sort()).toEqual(inDomain.sort());
});
