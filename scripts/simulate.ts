import { parseArgs } from 'node:util';
import { StartError } from '../api/src/lib/process/start-error.ts';
import { runCommand } from './setup/command.ts';
import { simulate, type Wishes } from './simulation/simulation.ts';
import { Disagreement } from './simulation/world/disagreement.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const USAGE =
  'Name a seed and a number of days: npm run simulate -- --seed 7 --days 365; --quiet lets little happen on each.';

await runCommand(async () => {
  const wishes = readArguments();
  const begun = performance.now();
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort());
  try {
    await simulate({ ...wishes, say, signal: ending.signal });
  } catch (error) {
    throw error instanceof Disagreement ? new StartError(error.message) : error;
  }
  say(`The model and the API agree; ${((performance.now() - begun) / 1000).toFixed(0)} s.`);
});

function readArguments(): Pick<Wishes, 'seed' | 'days' | 'traffic'> {
  try {
    const { values } = parseArgs({
      options: {
        seed: { type: 'string', default: '1' },
        days: { type: 'string', default: '7' },
        quiet: { type: 'boolean', default: false },
      },
    });
    const [seed, days] = [Number(values.seed), Number(values.days)];
    if (Number.isSafeInteger(seed) && Number.isInteger(days) && days > 0)
      return { seed, days, traffic: values.quiet ? 'quiet' : 'usual' };
  } catch {
    // The usage says it better.
  }
  throw new StartError(USAGE);
}
