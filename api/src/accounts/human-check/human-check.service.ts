/*
 * Proofs of work that a browser solves before a costly request. Each solution is accepted once.
 *
 * May import: no other module.
 */

import type { HumanCheckChallenge } from '@gangway/shared/contract/base/human-check.ts';
import { AppError } from '../../lib/errors.ts';
import type { Data, Deps } from '../../lib/http/context.ts';
import { makeChallenge, readSolution } from './challenge.rules.ts';
import { deleteSolutionsExpiredBefore, insertSolution } from './human-check.repository.ts';

/** Long enough to fill in a form. */
const LIFETIME_MS = 10 * 60_000;

type ChallengeDeps = { clock: Deps['clock']; env: Pick<Deps['env'], 'masterKey'> };

/** A challenge that expires in ten minutes. */
export function issueChallenge({ clock, env }: ChallengeDeps): Promise<HumanCheckChallenge> {
  return makeChallenge(env.masterKey, new Date(clock.now().getTime() + LIFETIME_MS));
}

/**
 * Requires a solution of one of our challenges, which is valid once (R25).
 *
 * @throws AppError `human-check-failed` for a payload that is wrong, expired, or was used before.
 */
export async function requireHuman(deps: ChallengeDeps & Data, payload: string): Promise<void> {
  if (!(await isHuman(deps, payload)))
    throw new AppError('human-check-failed', { fields: { humanCheck: 'human-check' } });
}

/** Whether a payload solves one of our unexpired challenges for the first time. The call uses the solution up. */
export async function isHuman(deps: ChallengeDeps & Data, payload: string): Promise<boolean> {
  const solution = await readSolution(deps.env.masterKey, payload);
  return (
    solution !== undefined &&
    solution.expiresAt > deps.clock.now() &&
    (await insertSolution(deps.db, solution))
  );
}

/** Deletes solutions whose challenge has expired and would be refused anyway. */
export async function forgetSolutions({ db, clock }: Data): Promise<void> {
  await deleteSolutionsExpiredBefore(db, clock.now());
}
