import { parseArgs } from 'node:util';
import { freePort } from '../api/src/lib/free-port.ts';
import { scriptsOf } from './bench-web/first-view.ts';
import { isMet, type Measure, table } from './bench-web/goals.ts';
import { type Category, categories, medianLighthouse } from './bench-web/lighthouse.ts';
import { reactAloneBytes } from './bench-web/react-alone.ts';
import { runCommand } from './command.ts';
import { startDemoServer } from './demo-server.ts';
import { prepare } from './setup/prepare.mjs';
import { createSteps } from './setup/steps.mjs';

/** Bytes of a KB here, as the goals are meant: 1 000. */
const KB = 1000;
const FIRST_VIEW_KB = 110;
const TIMES_REACT = 1.6;
const SCORES: Record<Category, number> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 95,
  seo: 100,
};
const PAGES = ['/home', '/shipClient/routeList'];

const { runs } = parseArgs({ options: { runs: { type: 'string', default: '3' } } }).values;

/** Weighs the first view and runs Lighthouse, on a server of its own. Exit code 1 where a goal is missed. */
await runCommand(async () => {
  const steps = createSteps();
  await prepare(steps);
  const starting = steps.begin('Server with demonstration data');
  const server = await startDemoServer(await freePort());
  starting.done(server.url);
  try {
    const measures = [...(await weigh(server.url)), ...(await light(server.url))];
    process.stdout.write(`\n${table(measures)}`);
    if (!measures.every(isMet)) process.exitCode = 1;
  } finally {
    await server.stop();
  }

  async function weigh(url: string): Promise<Measure[]> {
    const step = steps.begin('Scripts of the first view');
    const scripts = await scriptsOf(`${url}/home`);
    const react = await reactAloneBytes();
    step.done();
    for (const { path, bytes, packing } of scripts)
      process.stdout.write(`    ${path} ${bytes} (${packing})\n`);
    process.stdout.write(`    react and react-dom alone ${react}\n`);
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
    return [
      { name: 'first view, JavaScript', found: bytes / KB, goal: { most: FIRST_VIEW_KB }, unit: ' KB' },
      { name: 'first view / (react + react-dom)', found: bytes / react, goal: { most: TIMES_REACT } },
    ];
  }

  async function light(url: string): Promise<Measure[]> {
    const measures: Measure[] = [];
    for (const page of PAGES) {
      const step = steps.begin(`Lighthouse ${page}`);
      const { scores, timings, findings } = await medianLighthouse(url + page, Number(runs));
      const shown = Object.entries(timings).map(
        ([name, value]) => `${name} ${value.toFixed(name === 'cls' ? 3 : 0)}`,
      );
      step.done(shown.join(', '));
      for (const finding of findings) process.stdout.write(`    ${finding}\n`);
      for (const category of categories)
        measures.push({
          name: `${page} ${category}`,
          found: scores[category],
          goal: { least: SCORES[category] },
        });
    }
    return measures;
  }
});
