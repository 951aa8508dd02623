import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { secondsUntil } from '@gangway/shared/node/testing/hours.ts';
import { signalChildren } from '../setup/children.mjs';
import { SetupError } from '../setup/project.mjs';
import { installPackages } from '../setup/test-tools.mjs';
import { allChecks } from './checks.mjs';
import { type Result, runCheck } from './run-check.mjs';
import { summary } from './summary.mjs';

// Runs the tests at critical hours: a day ends, a ship departs, a ship arrives. libfaketime moves the clock of every
// process but PostgreSQL, whose time no rule uses, to shortly before the hour, today or on the day of `--date`. `npm test`
// must have prepared the rest.

const hours = { midnight: '23:58', departure: '08:58', arrival: '16:58' };
const LIBRARY = '/usr/lib/*/faketime/libfaketime.so.1';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => signalChildren(signal));

const { only, hour, date } = parseArgs({
  options: { only: { type: 'string' }, hour: { type: 'string' }, date: { type: 'string' } },
}).values;
const names = (only ?? 'unit,http,browser').split(',');
if (globSync(LIBRARY).length === 0) await installPackages(['faketime']);
const [library] = globSync(LIBRARY);
if (!library) throw new SetupError(`libfaketime is not at ${LIBRARY}.`);

process.env.GANGWAY_PROOFS = 'short';
const reports = mkdtempSync(join(tmpdir(), 'gangway-hours-'));
process.once('exit', () => rmSync(reports, { recursive: true }));
const results: Result[] = [];
for (const [name, time] of Object.entries(hours)) {
  if (hour !== undefined && hour !== name) continue;
  Object.assign(process.env, {
    LD_PRELOAD: library,
    FAKETIME: `+${secondsUntil(time, new Date(), date)}s`,
    // Timers, measured durations and file times keep the real time.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  });
  for (const check of allChecks(reports, false)
    .flat()
    .filter(check => names.includes(check.name))) {
    process.stdout.write(`\n── ${check.name} at ${name} ${'─'.repeat(45)}\n`);
    const result = await runCheck(check, text => void process.stdout.write(text));
    results.push({ ...result, name: `${check.name}, ${name}` });
  }
}
process.stdout.write(summary(results));
process.exitCode = results.length > 0 && results.every(({ ok }) => ok) ? 0 : 1;
