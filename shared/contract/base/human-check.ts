import { z } from 'zod';

/**
 * The result of ALTCHA's widget after the person ticked the box: base64 of a challenge with its solution. Valid once,
 * until the challenge expires.
 */
export const humanCheckPayload = z.string().min(1).max(4000);

/** A proof-of-work challenge of ALTCHA (version 2), in the widget's format. */
export const humanCheckChallenge = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    expiresAt: z.number(),
  }),
  signature: z.string(),
});

export type HumanCheckChallenge = z.infer<typeof humanCheckChallenge>;
