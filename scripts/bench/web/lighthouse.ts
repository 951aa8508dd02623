import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../setup/browser.mjs';
import { ChildFailed, runChild } from '../../setup/children.mjs';
import { node24, project } from '../../setup/project.mjs';
import { browserFlags } from './browser.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** Scores of 0–100, and times in milliseconds (`cls` has no unit). */
export interface Report {
  scores: Record<Category, number>;
  timings: Timings;
  /** Failed audits, except those of speed. */
  findings: string[];
}

export interface Timings {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

/** Lighthouse reads them as a shell would, but only a value may be quoted. */
const CHROME_FLAGS = ['--headless=new', '--disable-background-networking', ...browserFlags]
  .map(flag => flag.replace(/=(.* .*)$/, '="$1"'))
  .join(' ');

interface LighthouseResult {
  runtimeError?: { code: string };
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>;
}

/** One visit of Lighthouse as a phone on slow 4G (its default), in its own browser. */
async function runLighthouse(url: string): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-lighthouse-'));
  try {
    const report = join(folder, 'report.json');
    await runChild(
      node24,
      [
        join(project, 'node_modules/lighthouse/cli/index.js'),
        url,
        '--quiet',
        `--only-categories=${categories.join()}`,
        `--chrome-flags=${CHROME_FLAGS}`,
        '--output=json',
        `--output-path=${report}`,
      ],
      { env: { ...process.env, CHROME_PATH: findChromium() } },
    );
    const result = JSON.parse(await readFile(report, 'utf8')) as LighthouseResult;
    if (result.runtimeError) throw new ChildFailed('lighthouse', 1, result.runtimeError.code);
    return { scores: scoresOf(result), timings: timingsOf(result), findings: findingsOf(result) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const scoresOf = ({ categories: found }: LighthouseResult) =>
  Object.fromEntries(
    categories.map(category => [category, Math.round(found[category].score * 100)]),
  ) as Report['scores'];

function timingsOf({ audits }: LighthouseResult): Timings {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

const findingsOf = ({ categories: found, audits }: LighthouseResult): string[] =>
  categories
    .filter(category => category !== 'performance')
    .flatMap(category => found[category].auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
    .map(({ id }) => `${id}: ${audits[id]?.title}`);

/** Chromium sometimes loses its trace on a busy machine, and reports it; that run is not counted. */
const LOST_TRACE = /NO_NAVSTART|NO_FCP|PROTOCOL_TIMEOUT/;
const TRIES = 3;

async function measuredRun(url: string): Promise<Report> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await runLighthouse(url);
    } catch (error) {
      if (left === 0 || !(error instanceof ChildFailed && LOST_TRACE.test(error.output))) throw error;
    }
  }
}

/** The median run by performance, so that other load for a moment does not count. */
export async function medianLighthouse(url: string, runs: number): Promise<Report> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run++) reports.push(await measuredRun(url));
  reports.sort((one, other) => one.scores.performance - other.scores.performance);
  return reports[Math.floor(runs / 2)] as Report;
}
