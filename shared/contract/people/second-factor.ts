import { z } from 'zod';
import { instant, typedText } from '../base/primitives.ts';

/** `GET /sysUser/second-factor`: the caller's own (R460). */
export const secondFactorState = z.object({
  confirmedAt: instant.nullable().describe('When it was set up; null without one'),
  recoveryCodes: z.int().describe('Recovery codes that are left'),
  required: z.boolean().describe('A role of the user requires it'),
});

/** What proves that it is the owner who changes the second factor: as for a login. */
export const ownerProof = z.object({
  currentPassword: z.string().min(1).max(200),
  secondFactor: typedText(40)
    .optional()
    .describe(
      'A code of the authenticator app or a recovery code; required from users who have a second factor',
    ),
});

/** A new secret. It counts only once a code confirms it. */
export const secondFactorSecret = z.object({
  secret: z.string().describe('In base 32, to type it'),
  address: z.string().describe('`otpauth://totp/…`, to scan it'),
});
export const secondFactorConfirm = z.object({ code: typedText(40).min(1) });

/** Shown once, each to be used once. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export type SecondFactorState = z.infer<typeof secondFactorState>;
export type OwnerProof = z.output<typeof ownerProof>;
export type SecondFactorSecret = z.infer<typeof secondFactorSecret>;
export type RecoveryCodes = z.infer<typeof recoveryCodes>;
