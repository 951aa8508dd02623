import { parseArgs } from 'node:util';
import { freePort } from '../../../api/src/lib/process/free-port.ts';
import { startDemoServer } from '../../servers/demo-server.ts';
import { storefront } from '../../setup/client-builds.mjs';
import { runCommand } from '../../setup/command.ts';
import { prepare } from '../../setup/prepare.mjs';
import { createSteps } from '../../setup/steps.mjs';
import { installTools } from '../../setup/test-tools.mjs';
import { isMet, type Measure, table } from '../goals.ts';
import { leaveProcessorToPage } from './browser.ts';
import { firstViewOf } from './first-view.ts';
import { type Category, categories, medianLighthouse, type Timings } from './lighthouse.ts';
import { type MeasuredPage, pagesOf } from './pages.ts';
import { reactAloneBytes } from './react-alone.ts';
import { firstPaintOnWeakNetwork } from './slow-network.ts';
import { responsesOfSteps } from './steps-of-a-booking.ts';
import { weightOf } from './weight.ts';

const SCORES: Record<Category, number> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 95,
  seo: 100,
};
/** Milliseconds; the layout shift has no unit. */
const TIMINGS = { lcp: 1800, tbt: 200, cls: 0.02 } as const;

/** At 400 ms and 50 kB a second. */
const FIRST_PAINT_MS = 1000;

/** From a press to the next frame, on a processor that is four times slower. */
const RESPONSE_MS = 100;

const { runs } = parseArgs({ options: { runs: { type: 'string', default: '3' } } }).values;

const steps = createSteps();

/** Weighs the first view, waits for it on a weak connection, walks a booking and runs Lighthouse, on its own server. Exits with 1 if a goal is missed. */
await runCommand(async () => {
  await installTools(steps, ['pictures']);
  await prepare(steps, [storefront]);
  leaveProcessorToPage();
  const server = await during('Server with demonstration data', async () =>
    startDemoServer(await freePort()),
  );
  try {
    const pages = await pagesOf(server.url);
    const measures = await weigh(server.url, pages);
    for (const page of pages) measures.push(await paint(server.url, page));
    measures.push(...(await respond(server.url)));
    for (const page of pages) measures.push(...(await light(server.url, page)));
    process.stdout.write(`\n${table(measures)}`);
    if (!measures.every(isMet)) process.exitCode = 1;
  } finally {
    await server.stop();
  }
});

async function during<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const step = steps.begin(title);
  try {
    const result = await work();
    step.done();
    return result;
  } catch (error) {
    step.failed();
    throw error;
  }
}

async function weigh(origin: string, pages: readonly MeasuredPage[]): Promise<Measure[]> {
  const reactBytes = await during('react and react-dom alone', reactAloneBytes);
  process.stdout.write(`    ${reactBytes} bytes\n`);
  const measures: Measure[] = [];
  for (const { name, path } of pages) {
    const fetched = await during(`First view of ${name}`, () => firstViewOf(origin + path));
    for (const { url, type, bytes, packing } of fetched)
      if (type === 'script' || type === 'font')
        process.stdout.write(`    ${bytes} ${url.pathname} (${packing})\n`);
    measures.push(...weightOf(name, fetched, { origin, reactBytes }));
  }
  return measures;
}

async function paint(url: string, { name, path }: MeasuredPage): Promise<Measure> {
  const found = await during(`Weak connection ${name}`, () => firstPaintOnWeakNetwork(url + path));
  return {
    name: `${name} first paint on a weak connection`,
    found,
    goal: { most: FIRST_PAINT_MS },
    unit: ' ms',
  };
}

async function respond(url: string): Promise<Measure[]> {
  const responses = await during('Steps of a booking on a slow phone', () =>
    responsesOfSteps(url, Number(runs)),
  );
  return responses.map(({ step, ms }) => ({
    name: `slowest response in the step "${step}"`,
    found: ms,
    goal: { most: RESPONSE_MS },
    unit: ' ms',
  }));
}

async function light(url: string, { name, path, isPublic }: MeasuredPage): Promise<Measure[]> {
  const { scores, timings, findings } = await during(`Lighthouse ${name}`, () =>
    medianLighthouse(url + path, Number(runs)),
  );
  for (const line of [shown(timings), ...findings]) process.stdout.write(`    ${line}\n`);
  return [
    ...categories
      .filter(category => isPublic || category !== 'seo')
      .map(category => ({
        name: `${name} ${category}`,
        found: scores[category],
        goal: { least: SCORES[category] },
      })),
    ...timesOf(name, timings),
  ];
}

function timesOf(name: string, timings: Timings): Measure[] {
  return (['lcp', 'tbt', 'cls'] as const).map(timing => ({
    name: `${name} ${timing}`,
    found: timings[timing],
    goal: { most: TIMINGS[timing] },
    unit: timing === 'cls' ? '' : ' ms',
  }));
}

function shown(timings: Timings): string {
  return Object.entries(timings)
    .map(([timing, value]) => `${timing} ${value.toFixed(timing === 'cls' ? 3 : 0)}`)
    .join(', ');
}
