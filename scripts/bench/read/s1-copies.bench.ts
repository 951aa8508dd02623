import { availableParallelism } from 'node:os';
import { type Bench, measured } from '../measurement.ts';
import { holdToShare, pinTo } from '../processor-share.ts';
import { requireStatus } from '../rush/bookings.ts';
import { getOf, sendLoad } from '../rush/load.ts';
import { withRushGround } from '../rush/rush-ground.ts';

const ROUNDS = 3;
const SECONDS = 5;
/** To each copy. */
const CONNECTIONS = 64;
const SAILINGS = 200;
/** Of a processor, for each copy: two copies and PostgreSQL's part leave the processor they share idle at times. */
const SHARE = 0.25;

/**
 * The gain from a second copy of the server, in answers a second: each copy is held to a share of the first processor, as on a
 * machine of its own, and the load comes from the second. What copies share, the database above all, would show as a lower sum.
 */
export const bench: Bench = {
  id: 'S1',
  async measure(say) {
    const ratios: number[] = [];
    await withRushGround(0, async ground => {
      await ground.makeSailings(SAILINGS, 600);
      const copies = [ground, await ground.startCopy()];
      // Until its code is compiled, a copy answers half as much, and longer so with a share of a processor.
      for (let round = 1; round <= ROUNDS; round++) await searches(copies);
      const letGo = copies.map(({ pid }) => {
        pinTo(pid, '0');
        return holdToShare(pid, SHARE);
      });
      pinTo(process.pid, '1');
      try {
        await searches(copies);
        for (let round = 1; round <= ROUNDS; round++) {
          const [one, two] = [await searches([ground]), await searches(copies)];
          ratios.push(two / one);
          say(
            `searches a second, each copy with ${SHARE} of a processor: one ${one.toFixed(0)}, two ${two.toFixed(0)}`,
          );
        }
      } finally {
        for (const free of letGo) free();
        pinTo(process.pid, `0-${availableParallelism() - 1}`);
      }
    });
    return [measured('searches a second of two copies ÷ one, each with its share', ratios, { least: 1.7 })];
  },
};

async function searches(copies: readonly { url: string }[]): Promise<number> {
  const end = performance.now() + SECONDS * 1_000;
  const loads = copies.map(({ url }) =>
    sendLoad({
      url,
      connections: CONNECTIONS,
      request: () => (performance.now() < end ? getOf('/prod-api/sailings?party=2') : undefined),
    }),
  );
  const answers = (await Promise.all(loads)).flatMap(load => load.answers);
  requireStatus(answers, [200]);
  return answers.length / SECONDS;
}
