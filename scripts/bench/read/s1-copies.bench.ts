import { availableParallelism } from 'node:os';
import { type Bench, measured } from '../measurement.ts';
import { holdToShare, pinTo } from '../processor-share.ts';
import { requireStatus } from '../rush/bookings.ts';
import { getOf, sendLoad } from '../rush/load.ts';
import { type RushGround, withRushGround } from '../rush/rush-ground.ts';

const ROUNDS = 3;
const WARM_UP_SECONDS = 2;
const SECONDS = 5;
/** To each copy. */
const CONNECTIONS = 64;
const SAILINGS = 200;
/** Of a processor, for each copy: two copies and PostgreSQL's part leave the processor they share idle at times. */
const SHARE = 0.25;

type Copy = Pick<RushGround, 'url' | 'pid'>;

/**
 * The gain from a second copy of the server, in answers a second: each copy is held to a share of the first processor, as on a
 * machine of its own, and the load comes from the second. What copies share, the database above all, would show as a lower sum.
 * One copy is the mean of both, each alone.
 */
export const bench: Bench = {
  id: 'S1',
  async measure(say) {
    const ratios: number[] = [];
    await withRushGround(0, async ground => {
      await ground.makeSailings(SAILINGS, 600);
      const [first, second] = [ground, await ground.startCopy()];
      for (const { pid } of [first, second]) pinTo(pid, '0');
      pinTo(process.pid, '1');
      try {
        for (let round = 1; round <= ROUNDS; round++) {
          const [one, other] = [await searchesWithShare([first]), await searchesWithShare([second])];
          const two = await searchesWithShare([first, second]);
          ratios.push(two / ((one + other) / 2));
          const alone = `${one.toFixed(0)} and ${other.toFixed(0)}`;
          say(
            `searches a second, each copy with ${SHARE} of a processor: alone ${alone}, two ${two.toFixed(0)}`,
          );
        }
      } finally {
        pinTo(process.pid, `0-${availableParallelism() - 1}`);
      }
    });
    return [measured('searches a second of two copies ÷ one, each with its share', ratios, { least: 1.7 })];
  },
};

/**
 * An idle copy soon loses its compiled code: V8 lets go of it to save memory. With a share of a processor it would compile for longer than
 * is measured, in threads that use up the share. It therefore first answers without a limit.
 */
async function searchesWithShare(copies: readonly Copy[]): Promise<number> {
  await searches(copies, WARM_UP_SECONDS);
  const letGo = copies.map(({ pid }) => holdToShare(pid, SHARE));
  try {
    return await searches(copies, SECONDS);
  } finally {
    for (const free of letGo) free();
  }
}

/** Answers a second. */
async function searches(copies: readonly Copy[], seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1_000;
  const loads = copies.map(({ url }) =>
    sendLoad({
      url,
      connections: CONNECTIONS,
      request: () => (performance.now() < end ? getOf('/prod-api/sailings?party=2') : undefined),
    }),
  );
  const answers = (await Promise.all(loads)).flatMap(load => load.answers);
  requireStatus(answers, [200]);
  return answers.length / seconds;
}
