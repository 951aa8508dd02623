import { readFile } from 'node:fs/promises';
import { type Bench, measured } from '../measurement.ts';
import { requireStatus } from '../rush/bookings.ts';
import { getOf, sendLoad } from '../rush/load.ts';
import { withRushGround } from '../rush/rush-ground.ts';

const ROUNDS = 3;
const SECONDS = 5;
const CONNECTIONS = 64;
const SAILINGS = 200;
/** Linux counts a process's time in hundredths of a second. */
const TICKS_A_SECOND = 100;

/**
 * The gain from a second copy of the server. Load, PostgreSQL and both copies share this machine's processors, so
 * answers per second of wall time mean nothing. Answers per second of a copy's processor time do: two copies with a
 * processor each answer twice as many.
 */
export const bench: Bench = {
  id: 'S1',
  async measure(say) {
    const ratios: number[] = [];
    await withRushGround(0, async ground => {
      await ground.makeSailings(SAILINGS, 600);
      const copies = [ground, await ground.startCopy()];
      await searches(copies);
      for (let round = 1; round <= ROUNDS; round++) {
        const [one, two] = [await searches([ground]), await searches(copies)];
        ratios.push((2 * two) / one);
        say(`searches a second of processor: one copy ${one.toFixed(0)}, two copies ${two.toFixed(0)} each`);
      }
    });
    return [measured('two copies ÷ one, each with a processor of its own', ratios, { least: 1.7 })];
  },
};

/** Searches answered per second of the copies' processor time. */
async function searches(copies: readonly { url: string; pid: number }[]): Promise<number> {
  const before = await processorSeconds(copies);
  const end = performance.now() + SECONDS * 1_000;
  const loads = copies.map(({ url }) =>
    sendLoad({
      url,
      connections: CONNECTIONS / copies.length,
      request: () => (performance.now() < end ? getOf('/prod-api/sailings?party=2') : undefined),
    }),
  );
  const answers = (await Promise.all(loads)).flatMap(load => load.answers);
  requireStatus(answers, [200]);
  return answers.length / ((await processorSeconds(copies)) - before);
}

async function processorSeconds(copies: readonly { pid: number }[]): Promise<number> {
  const times = copies.map(async ({ pid }) => {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // Fields after the name in brackets, which may contain anything: user and system time are the 12th and 13th.
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return (Number(user) + Number(system)) / TICKS_A_SECOND;
  });
  return (await Promise.all(times)).reduce((sum, seconds) => sum + seconds, 0);
}
