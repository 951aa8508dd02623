import { z } from 'zod';

/**
 * What ALTCHA's widget gives when the person has ticked the box: base64 of a challenge with its solution. Good once, and
 * for as long as the challenge is.
 */
export const humanCheckPayload = z.string().min(1).max(4000);

/** A proof-of-work challenge of ALTCHA (version 2), as the widget takes it. */
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
