import { type Bench, measured } from '../measurement.ts';
import { withBareServer } from './bare-server.ts';
import { bookingsASecond } from './bookings.ts';
import { prepareBaselines } from './pgbench.ts';
import { BUYERS, withRushGround } from './rush-ground.ts';

const ROUNDS = 3;
const SECONDS = 6;
const CONNECTIONS = 128;
const PLACES = 10_000;

/**
 * Bookings of one sailing, compared with the usual implementation: one transaction per booking, statement by statement.
 */
export const bench: Bench = {
  id: 'A2',
  async measure(say) {
    const ratios: number[] = [];
    await withRushGround(BUYERS, async ground => {
      await prepareBaselines(ground);
      await withBareServer(ground.databaseUrl, async url => {
        const load = { connections: CONNECTIONS, seconds: SECONDS };
        const book = async (on: string, path?: string) =>
          bookingsASecond({ ...ground, url: on }, await ground.makeSailings(1, PLACES), load, path);
        await book(ground.url);
        for (let round = 1; round <= ROUNDS; round++) {
          const [bare, ours] = [await book(url, '/book'), await book(ground.url)];
          ratios.push(ours / bare);
          say(`one sailing: ${ours.toFixed(0)} bookings/s, statement by statement ${bare.toFixed(0)}/s`);
        }
      });
    });
    return [measured('bookings/s of one sailing ÷ interactive transactions', ratios, { least: 8 })];
  },
};
