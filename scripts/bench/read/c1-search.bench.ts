import { sql } from 'kysely';
import { type Bench, measured } from '../measurement.ts';
import { withBareServer } from '../rush/bare-server.ts';
import { percentileOf, requireStatus } from '../rush/bookings.ts';
import { getOf, sendLoad } from '../rush/load.ts';
import { withRushGround } from '../rush/rush-ground.ts';

const ROUNDS = 3;
const SECONDS = 5;
const CONNECTIONS = 64;
const DAYS = 180;
const SAILINGS = 1_000;
/** Searches with different first days, like those of different users. */
const DIFFERENT = 30;

/**
 * Searches of half a year, compared with two bare servers: one reads as often as the product, once a second for all who ask the same,
 * and the other reads one row by its key for each.
 */
export const bench: Bench = {
  id: 'C1',
  async measure(say) {
    const shared: number[] = [];
    const each: number[] = [];
    await withRushGround(0, async ground => {
      const sailings = await ground.makeSailings(SAILINGS, 600);
      await sql`analyze`.execute(ground.db);
      const { rows } = await sql<{ first: string; last: string }>`
        select min(date)::text as first, (min(date) + ${sql.lit(DAYS)})::text as last from sailings
      `.execute(ground.db);
      const { first = '', last = '' } = rows[0] ?? {};
      const ranges = Array.from({ length: DIFFERENT }, (_, later) => {
        const from = new Date(Date.parse(first) + later * 86_400_000).toISOString().slice(0, 10);
        return `/sailings?from=${from}&to=${last}`;
      });
      await withBareServer(ground.databaseUrl, async url => {
        const rate = async (on: string, pathOf: (index: number) => string) => {
          const end = performance.now() + SECONDS * 1_000;
          const { answers, seconds } = await sendLoad({
            url: on,
            connections: CONNECTIONS,
            request: index => (performance.now() < end ? getOf(pathOf(index)) : undefined),
          });
          requireStatus(answers, [200]);
          return { rate: answers.length / seconds, p99: percentileOf(answers, 0.99) };
        };
        const search = () => rate(ground.url, index => `/prod-api${ranges[index % DIFFERENT]}&party=2`);
        const find = () => rate(url, index => ranges[index % DIFFERENT] ?? '');
        const readRow = () => rate(url, index => `/sailing/${sailings[index % SAILINGS]}`);
        for (const warm of [search, find, readRow]) await warm();
        for (let round = 1; round <= ROUNDS; round++) {
          const [kept, row, ours] = [await find(), await readRow(), await search()];
          shared.push(ours.rate / kept.rate);
          each.push(ours.rate / row.rate);
          say(
            `search: ${ours.rate.toFixed(0)}/s, p99 ${ours.p99.toFixed(0)} ms; bare Hono, read once a second: ` +
              `${kept.rate.toFixed(0)}/s; one row by its key for each: ${row.rate.toFixed(0)}/s`,
          );
        }
      });
    });
    return [
      measured('searches/s ÷ bare Hono that reads as often', shared, { least: 0.9 }),
      measured('searches/s ÷ bare Hono with one read by key for each', each, { least: 0.9 }),
    ];
  },
};
