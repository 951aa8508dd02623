import type { HumanCheckChallenge } from '@gangway/shared/contract/base/human-check.ts';
import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { derivedKey } from '../../lib/process/derived-key.ts';

/** How many keys a browser derives until it finds the right one, and the cost of each. */
export interface Difficulty {
  cost: number;
  fewestTries: number;
  mostTries: number;
}

/** About 1.5 million rounds of PBKDF2: about a second on a phone, but expensive a million times. */
const DIFFICULTY: Difficulty = { cost: 5000, fewestTries: 200, mostTries: 400 };

const solved = z.object({
  challenge: z.object({
    parameters: z.looseObject({ data: z.object({ expiresAt: z.number() }) }),
    signature: z.string().max(200),
  }),
  solution: z.object({ counter: z.int().min(0), derivedKey: z.string().max(200) }),
});

/** A solved challenge: identified by its signature, valid until it expires. */
export interface SolvedChallenge {
  signature: string;
  expiresAt: Date;
}

/**
 * A signed ALTCHA challenge, so that it need not be stored. ALTCHA's library checks an expiry against the machine's
 * clock; here the clock is injected, so the expiry is signed as data and repeated where the widget reads it.
 */
export async function makeChallenge(
  masterKey: Uint8Array,
  expiresAt: Date,
  { cost, fewestTries, mostTries }: Difficulty = DIFFICULTY,
): Promise<HumanCheckChallenge> {
  const expiry = Math.floor(expiresAt.getTime() / 1000);
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(mostTries, fewestTries),
    data: { expiresAt: expiry },
    deriveKey,
    ...secrets(masterKey),
  });
  return {
    ...challenge,
    parameters: { ...challenge.parameters, expiresAt: expiry },
  } as HumanCheckChallenge;
}

/** The challenge that a payload of the widget solves, if it is one of ours. The caller checks its expiry. */
export async function readSolution(
  masterKey: Uint8Array,
  payload: string,
): Promise<SolvedChallenge | undefined> {
  const parsed = solved.safeParse(parseJson(Buffer.from(payload, 'base64').toString('utf8')));
  if (!parsed.success) return undefined;
  const { challenge, solution } = parsed.data;
  const { expiresAt: _, ...parameters } = challenge.parameters;
  const { verified } = await verifySolution({
    challenge: { ...challenge, parameters } as unknown as Payload['challenge'],
    solution,
    deriveKey,
    ...secrets(masterKey),
  });
  if (!verified) return undefined;
  return { signature: challenge.signature, expiresAt: new Date(parameters.data.expiresAt * 1000) };
}

const secrets = (masterKey: Uint8Array) => ({
  hmacSignatureSecret: derivedKey(masterKey, 'human-check').export().toString('hex'),
  hmacKeySignatureSecret: derivedKey(masterKey, 'human-check-solution').export().toString('hex'),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
