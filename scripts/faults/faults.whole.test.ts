import { expect, onTestFinished, test } from 'vitest';
import { runStatement } from '../../api/test/support/database/statement.ts';
import { runFaults } from './fault-run.ts';
import { setFaultStage } from './testing/trial-stage.ts';

const none = { apiKills: 0, apiRestarts: 0, databaseKills: 0, networkCuts: 0 };

test('control: a database that acknowledges before it has written loses what was acknowledged', async () => {
  const stage = await setFaultStage(url =>
    runStatement(url, `alter system set synchronous_commit = off`).then(() =>
      runStatement(url, `select pg_reload_conf()`),
    ),
  );
  onTestFinished(() => stage.stop());
  const { lost } = await runFaults(stage.system, stage.rush, { ...none, databaseKills: 5 });
  expect(lost).not.toEqual([]);
}, 900_000);

test('control: without keys a request that is repeated takes effect twice', async () => {
  const stage = await setFaultStage();
  onTestFinished(() => stage.stop());
  const { doubled, refused } = await runFaults(
    stage.system,
    { ...stage.rush, freshKeys: true },
    { ...none, apiKills: 1 },
  );
  expect([...doubled, ...refused]).not.toEqual([]);
}, 900_000);
