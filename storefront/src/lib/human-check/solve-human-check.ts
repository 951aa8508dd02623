import type { HumanCheckChallenge } from '@gangway/shared/contract/base/human-check.ts';
import { type Challenge, solveChallengeWorkers } from 'altcha-lib';
import { request } from '../api/request.ts';
import { i18next } from '../i18n/i18n.ts';

/** More workers than this only heat up a phone. */
const MOST_WORKERS = 4;

/**
 * Fetches a challenge from the server and solves it in web workers, in a second or two. Returns the payload for a call's
 * `humanCheck`, valid once and for ten minutes.
 *
 * @throws ApiError if no challenge can be fetched; Error if this browser cannot solve it.
 */
export async function solveHumanCheck(): Promise<string> {
  const challenge = await request<HumanCheckChallenge>('GET', '/human-check/challenge');
  const solution = await solveChallengeWorkers({
    challenge: challenge as Challenge,
    concurrency: Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1),
    createWorker: () => new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' }),
  });
  if (!solution) throw new Error(i18next.t('human-check:failed'));
  return btoa(JSON.stringify({ challenge, solution }));
}
