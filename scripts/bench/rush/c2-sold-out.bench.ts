import { type Bench, measured } from '../measurement.ts';
import { withBareServer } from './bare-server.ts';
import { bookingOf, requireStatus } from './bookings.ts';
import { sendLoad } from './load.ts';
import { withRushGround } from './rush-ground.ts';

const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 64;

/** Refused bookings of a sold-out sailing, compared with a server that parses the same JSON and answers. */
export const bench: Bench = {
  id: 'C2',
  async measure(say) {
    const ratios: number[] = [];
    await withRushGround(0, async ({ url, databaseUrl, makeSailings }) => {
      const [sailingId = 0] = await makeSailings(1, 0);
      await withBareServer(databaseUrl, async bareUrl => {
        const rateOf = async (on: string, status: number, path?: string) => {
          const until = performance.now() + SECONDS * 1_000;
          const sent = await sendLoad({
            url: on,
            connections: CONNECTIONS,
            request: index => (performance.now() > until ? undefined : bookingOf(sailingId, index, { path })),
          });
          requireStatus(sent.answers, [status]);
          return sent.answers.length / sent.seconds;
        };
        await rateOf(url, 409);
        for (let round = 1; round <= ROUNDS; round++) {
          const [bare, ours] = [await rateOf(bareUrl, 409, '/refuse'), await rateOf(url, 409)];
          ratios.push(ours / bare);
          say(`sold out: ${ours.toFixed(0)} answers/s, bare Hono ${bare.toFixed(0)}/s`);
        }
      });
    });
    return [measured('sold-out answers/s ÷ bare Hono JSON POST', ratios, { least: 0.5 })];
  },
};
