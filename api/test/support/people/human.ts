import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { makeChallenge } from '../../../src/accounts/human-check/challenge.rules.ts';
import type { TestApp } from '../test-app.ts';

const EASY = { cost: 1, fewestTries: 1, mostTries: 2 };
const TEN_MINUTES_MS = 600_000;

/** The payload of ALTCHA's widget after the box is ticked, for a challenge that costs no time. */
export async function solvedHumanCheck({ deps, clock }: Pick<TestApp, 'deps' | 'clock'>): Promise<string> {
  const expiresAt = new Date(clock.now().getTime() + TEN_MINUTES_MS);
  return payloadOf(await makeChallenge(deps.env.masterKey, expiresAt, EASY));
}

/** Solves a challenge like the widget. */
export async function payloadOf(challenge: Awaited<ReturnType<typeof makeChallenge>>): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the challenge has no solution');
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
