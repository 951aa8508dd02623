import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from '../../api/src/lib/process/start-error.ts';
import { runCommand } from '../setup/command.ts';
import { project } from '../setup/project.mjs';
import { isMet } from './goals.ts';
import type { Measurement } from './measurement.ts';
import { measurementTable } from './measurement-table.ts';
import { chooseBenches, findBenches } from './registry.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const say = (text: string) => process.stdout.write(`${text}\n`);

/**
 * `npm run bench` measures everything that has a goal, `npm run bench -- A1,C1` only these. Prints a table, writes
 * `bench/results.json` after each, and exits with 1 if a goal is missed or a benchmark fails.
 */
await runCommand(async () => {
  const benches = await findBenches();
  const { chosen, unknown } = chooseBenches(benches, positionals.join(','));
  if (unknown.length > 0)
    throw new StartError(
      `There is no ${unknown.join(', ')}: choose from ${benches.map(({ id }) => id).join(', ')}.`,
    );
  const results: { id: string; measurements: Measurement[] }[] = [];
  const failed: { id: string; error: string }[] = [];
  for (const bench of chosen) {
    say(bench.id);
    try {
      results.push({ id: bench.id, measurements: await bench.measure(text => say(`  ${text}`)) });
    } catch (error) {
      failed.push({ id: bench.id, error: String(error) });
      say(`  failed: ${error instanceof Error ? error.stack : error}`);
    }
    // A run takes hours: each result is written at once, and a failing benchmark does not stop the others.
    await writeResults(results, failed);
  }
  say(`\n${measurementTable(results)}`);
  for (const { id, error } of failed) say(`${id} failed: ${error}`);
  const isAllMet = results.every(({ measurements }) => measurements.every(isMet));
  if (failed.length > 0 || !isAllMet) process.exitCode = 1;
});

async function writeResults(measurements: readonly unknown[], failed: readonly unknown[]): Promise<void> {
  const folder = join(project, 'bench');
  await mkdir(folder, { recursive: true });
  const machine = { processors: availableParallelism(), model: cpus()[0]?.model, node: process.version };
  const results = { at: new Date().toISOString(), machine, found: measurements, failed };
  await writeFile(join(folder, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
}
