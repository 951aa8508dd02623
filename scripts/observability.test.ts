import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createMetrics } from '../api/src/features/metrics/metrics.service.ts';
import { openMetricsPool } from '../api/src/lib/database/pools.ts';
import { createLog } from '../api/src/lib/process/log.ts';

const project = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(project, file), 'utf8');
const rules = read('deploy/prometheus/alerts.yml');
const ruleTests = read('deploy/prometheus/alerts.test.yml');
const dashboard = read('deploy/grafana/gangway.json');
const page = read('docs/observability.md');

const allOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const alerts = allOf(rules, /^ +- alert: (\w+)$/gm);
/** The metrics that a text of Prometheus' query language names. */
const metricsIn = (text: string) => new Set(allOf(text, /\b((?:gangway|process|nodejs)_[a-z\d_]+)\b/g));

/** The metrics that a server has, whether or not they have a value now. */
async function offeredMetrics(): Promise<Set<string>> {
  const db = openMetricsPool('postgres://nobody@127.0.0.1:1/nowhere');
  onTestFinished(() => db.destroy());
  const metrics = createMetrics(
    { db, clock: { now: () => new Date(0) }, log: createLog('silent') },
    () => [],
  );
  const answer = await metrics.answer(new Request('http://127.0.0.1/metrics'));
  const offered = [...(await answer.text()).matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(
    ([, name = '', type]) =>
      type === 'histogram' ? ['bucket', 'sum', 'count'].map(part => `${name}_${part}`) : [name],
  );
  return new Set(offered);
}

test('every metric of the alerts, the dashboard and the page exists in the output of a server (R442)', async () => {
  const offered = await offeredMetrics();
  expect(metricsIn(rules).size).toBeGreaterThan(8);
  expect(metricsIn(dashboard).size).toBeGreaterThan(15);
  for (const [file, text] of Object.entries({ rules, dashboard }))
    expect(
      [...metricsIn(text)].filter(name => !offered.has(name)),
      file,
    ).toEqual([]);
  const own = new Set([...metricsIn(page)].filter(name => name.startsWith('gangway_')));
  const documented = new Set(
    [...offered]
      .filter(name => name.startsWith('gangway_'))
      .map(name => name.replace(/_(bucket|sum|count)$/, '')),
  );
  expect(own).toEqual(documented);
});

test('every alert has a test in which it is raised, and a line that says what to do (R442)', () => {
  expect(alerts.length).toBeGreaterThan(10);
  const raised = allOf(ruleTests, /alertname: (\w+)\n +exp_alerts:\n +- /g);
  expect([...new Set(raised)].sort()).toEqual([...alerts].sort());
  expect(allOf(page, /^\| `(Gangway\w+)` \| .{20,} \| .{20,} \|$/gm).sort()).toEqual([...alerts].sort());
});

test('every panel of the dashboard has a title, a description and a question, and none covers another (R442)', () => {
  const { panels } = JSON.parse(dashboard) as {
    panels: {
      type: string;
      title: string;
      description?: string;
      targets?: { expr: string }[];
      gridPos: { x: number; y: number; w: number; h: number };
    }[];
  };
  const taken = new Set<string>();
  for (const { type, title, description, targets, gridPos } of panels) {
    expect(title).not.toBe('');
    if (type !== 'row') {
      expect(description, title).toBeTruthy();
      expect(targets?.length, title).toBeGreaterThan(0);
    }
    expect(gridPos.x + gridPos.w, title).toBeLessThanOrEqual(24);
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++)
      for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
        expect(taken.has(`${x} ${y}`), title).toBe(false);
        taken.add(`${x} ${y}`);
      }
  }
});
