import { parseArgs } from 'node:util';
import { StartError } from '../api/src/lib/process/start-error.ts';
import { runCommand } from './setup/command.ts';
import { simulate } from './simulation/simulation.ts';
import { Disagreement } from './simulation/world/disagreement.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const USAGE = 'Name a seed and a number of days: npm run simulate -- --seed 7 --days 365';

await runCommand(async () => {
  const { seed, days } = readArguments();
  const begun = performance.now();
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort());
  try {
    await simulate({ seed, days, say, signal: ending.signal });
  } catch (error) {
    throw error instanceof Disagreement ? new StartError(error.message) : error;
  }
  say(`The model and the API agree; ${((performance.now() - begun) / 1000).toFixed(0)} s.`);
});

function readArguments(): { seed: number; days: number } {
  try {
    const { values } = parseArgs({
      options: { seed: { type: 'string', default: '1' }, days: { type: 'string', default: '7' } },
    });
    const [seed, days] = [Number(values.seed), Number(values.days)];
    if (Number.isSafeInteger(seed) && Number.isInteger(days) && days > 0) return { seed, days };
  } catch {
    // The usage says it better.
  }
  throw new StartError(USAGE);
}
