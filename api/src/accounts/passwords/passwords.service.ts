/*
 * Hashing and checking of passwords, with limits on guessing by account and origin. The hashes are in the accounts' own tables.
 *
 * May import: accounts/known-devices.
 */

import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { passwordProblem } from '@gangway/shared/domain/passwords/password.ts';
import { argon2id, hash, verify } from 'argon2';
import { AppError } from '../../lib/errors.ts';
import { createSemaphore } from '../../lib/process/semaphore.ts';

/** OWASP's second choice of parameters for argon2id: 19 MiB, two passes, one lane. */
const parameters = { type: argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** A hash takes a core and 19 MiB for some 30 ms: a flood of logins must not use up either. */
const hashing = createSemaphore({ atOnce: Math.min(3, availableParallelism()), waiting: 256 });

/** Keyboards send 각 as one character or as three: both must give the same password. */
const normalise = (password: string) => password.normalize('NFKC');

export async function hashPassword(password: string): Promise<string> {
  return hashing.run(() => hash(normalise(password), parameters));
}

let unknownHash: Promise<string> | undefined;

/**
 * Whether a password matches a hash. Without a hash it takes as long and returns false, so that the time does not
 * reveal whether an account exists.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  unknownHash ??= hash(randomBytes(16), parameters);
  const against = passwordHash ?? (await unknownHash);
  const fits = await hashing.run(() => verify(against, normalise(password)));
  return fits && passwordHash !== undefined;
}

/** @throws AppError `weak-password` where the password is easy to guess for that username (R119). */
export function assertGoodPassword(password: string, username: string): void {
  const problem = passwordProblem(password, username);
  if (problem) throw new AppError('weak-password', { fields: { password: problem } });
}
