import { setTimeout as wait } from 'node:timers/promises';
import type { QueueName } from '../../../api/src/lib/database/jobs.ts';
import type { World } from '../world/world.ts';
import { takeAlong } from './additions.ts';
import { sellAsAgent } from './agents.ts';
import { buyOnline } from './buyers.ts';
import { cancelSomething } from './cancellations.ts';
import { sellAtCounter } from './desk.ts';
import { moveParty } from './moves.ts';

/** A call takes about that long on a quiet machine. */
const LONGEST_MS = 30;
/** Of a hundred crashes; the others are of the API. */
const OF_THE_DATABASE = 30;

const actions = [buyOnline, sellAsAgent, sellAtCounter, cancelSomething, moveParty, takeAlong] as const;

/** The API or PostgreSQL is killed in the midst of a call, which is repeated with its key when they are back. */
export async function crashDuringCall(world: World): Promise<void> {
  const { chance, caller } = world;
  const act = chance.pick(actions);
  const skip = chance.between(0, 1);
  const afterMs = chance.between(0, LONGEST_MS);
  const happen = drawCrash(world);
  await caller.withMishap({ kind: 'interrupted', afterMs, happen }, skip, () => act(world));
}

/** They are killed while jobs are done. What was not finished is done again. */
export async function crashDuringJobs(world: World, scheduled: readonly QueueName[]): Promise<void> {
  const afterMs = world.chance.between(0, LONGEST_MS);
  const happen = drawCrash(world);
  const broken = world.api.doJobs(scheduled).catch(() => undefined);
  await wait(afterMs);
  await happen();
  await broken;
}

/** A call is answered, but its answer does not arrive. */
export async function loseAnswer(world: World): Promise<void> {
  const act = world.chance.pick(actions);
  const skip = world.chance.between(0, 1);
  await world.caller.withMishap({ kind: 'answer-lost' }, skip, () => act(world));
}

function drawCrash({ chance, api, database, counts }: World): () => Promise<void> {
  const isDatabase = chance.happens(OF_THE_DATABASE);
  return async () => {
    counts[isDatabase ? 'databaseCrashes' : 'apiCrashes']++;
    await (isDatabase ? database.kill() : api.crash());
  };
}
