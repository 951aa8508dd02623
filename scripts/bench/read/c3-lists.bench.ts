import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { passwordOf } from '@gangway/shared/node/demonstration-accounts.ts';
import { percentile } from '@gangway/shared/node/testing/percentile.ts';
import { createDatabase } from '../../../api/src/lib/database/database.ts';
import { migrate } from '../../../api/src/lib/database/migrations.ts';
import { startPostgres } from '../../../api/src/lib/postgres/postgres.ts';
import { freePort } from '../../../api/src/lib/process/free-port.ts';
import { startDemoServer } from '../../servers/demo-server.ts';
import { FEW_ORDERS, growHistory, manyOrders } from '../history/grow-history.ts';
import { type Bench, measured } from '../measurement.ts';
import { seedDeps } from '../seed-deps.ts';
import { signIn } from '../sign-in.ts';
import { listKinds, timeOfficeLists } from './office-lists.ts';

const ROUNDS = 3;
/** Of a hundred readings, the 99th percentile would be the slowest but one. */
const READINGS = 300;
/** How long a list may take. The one with four filters has an index for them (decision 66). */
const MOST_MS = 200;
const MOST_MS_FILTERED = 60;

/** The desk's lists, with ten thousand orders and with a million. */
export const bench: Bench = {
  id: 'C3',
  async measure(say) {
    const folder = await mkdtemp(join(tmpdir(), 'gangway-bench-lists-'));
    await chmod(folder, 0o711);
    const postgres = await startPostgres(folder);
    const { db } = createDatabase(postgres.url, 4);
    const masterKey = Buffer.alloc(32, 7);
    const deps = seedDeps(db, folder, masterKey);
    const read = async () => {
      const server = await startDemoServer(await freePort(), {
        DATABASE_URL: postgres.url,
        DATA_DIR: folder,
        MASTER_KEY: masterKey.toString('hex'),
        SEED: 'none',
      });
      try {
        const token = await signIn(server.url, 'admin', passwordOf('admin'));
        const rounds = [];
        for (let round = 0; round < ROUNDS; round++)
          rounds.push(await timeOfficeLists(server.url, token, db, READINGS));
        return rounds;
      } finally {
        await server.stop();
      }
    };
    try {
      await migrate(db);
      await growHistory(deps, FEW_ORDERS, say);
      const few = await read();
      await growHistory(deps, manyOrders(), say);
      const many = await read();
      return listKinds.flatMap(kind => {
        const p99 = (rounds: typeof few) => rounds.map(times => percentile(times[kind], 0.99));
        const most = kind === 'four filters' ? MOST_MS_FILTERED : MOST_MS;
        const [before, after] = [percentile(p99(few), 0.5), p99(many)];
        say(
          `${kind}: p99 ${before.toFixed(1)} ms of ${FEW_ORDERS} orders, ${percentile(after, 0.5).toFixed(1)} ms of ${manyOrders()}`,
        );
        return [
          measured(
            `${kind}, p99 of ${manyOrders()} orders ÷ ${FEW_ORDERS}`,
            after.map(time => time / before),
            { most: 2 },
          ),
          measured(`${kind}, p99 of ${FEW_ORDERS}`, p99(few), { most }, ' ms'),
          measured(`${kind}, p99 of ${manyOrders()}`, after, { most }, ' ms'),
        ];
      });
    } finally {
      await db.destroy();
      await postgres.stop();
      await rm(folder, { recursive: true });
    }
  },
};
