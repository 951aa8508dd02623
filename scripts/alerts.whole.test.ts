import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/* promtool is Prometheus' own program for testing alerts. The whole form unpacks it, or: apt-get install prometheus. */

const deployed = join(import.meta.dirname, '../deploy/prometheus');

/** Runs the tests of the alerts, with a change to the rules. @returns what promtool says, and whether it is content */
async function runRuleTests(change: (text: string) => string = text => text) {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-alerts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'alerts.yml'), change(readFileSync(join(deployed, 'alerts.yml'), 'utf8')));
  copyFileSync(join(deployed, 'alerts.test.yml'), join(folder, 'alerts.test.yml'));
  return new Promise<{ content: boolean; text: string }>(resolve => {
    execFile('promtool', ['test', 'rules', join(folder, 'alerts.test.yml')], (error, stdout, stderr) =>
      resolve({ content: error === null, text: stdout + stderr }),
    );
  });
}

test('promtool finds the alerts as they should be (R442)', async () => {
  const { content, text } = await runRuleTests();
  expect(content, text).toBe(true);
}, 60_000);

test('the tests of the alerts notice a changed rule (R442)', async () => {
  const { content, text } = await runRuleTests(before => before.replace('for: 1m', 'for: 1h'));
  expect(content, text).toBe(false);
  expect(text).toContain('GangwayDatabaseAway');
}, 60_000);
