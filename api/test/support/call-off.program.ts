import { sql } from 'kysely';
import { createDatabase } from '../../src/lib/database/database.ts';
import type { Deps, Keys, Work } from '../../src/lib/http/context.ts';
import { createIds } from '../../src/lib/ids.ts';
import { cancelSailings } from '../../src/processes/call-off/cancel-sailings.job.ts';

/* What `startCallOff` kills: the job without a queue, whose own jobs are rows of the same transaction. */
const [url = '', now = ''] = process.argv.slice(2);
const { db } = createDatabase(url, 4);
const clock = { now: () => new Date(now) };
const deps = {
  db,
  clock,
  ids: createIds(clock),
  jobs: {
    enqueue: async (trx, queue, data) => {
      await sql`insert into test_jobs (queue, data) values (${queue}, ${JSON.stringify(data)})`.execute(trx);
    },
    retry: async () => {},
    givenUp: async () => ({ mails: 0, jobs: 0 }),
  },
  env: { masterKey: Buffer.alloc(32, 7) },
} as Work & Keys as Deps;

process.send?.('ready');
for (;;) {
  await cancelSailings(deps);
  await new Promise(resolve => setTimeout(resolve, 20));
}
