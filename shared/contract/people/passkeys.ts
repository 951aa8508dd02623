import { z } from 'zod';
import { instant, typedText } from '../base/primitives.ts';
import { ownerProof } from './second-factor.ts';

/** 32 random bytes, or their SHA-256, in base64url. */
const bytes32 = z.string().regex(/^[\w-]{43}$/);

/** A passkey of the caller (R473). */
const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});

export const passkeyState = z.object({
  possible: z.boolean().describe('Passkeys belong to the domain of PUBLIC_URL, under https or on localhost'),
  passkeys: z.array(passkey),
});

/** `POST /sysUser/passkeys/add`: as for any change of the second factor, the owner proves who they are. */
export const passkeyAdd = ownerProof.extend({
  name: typedText(60).min(1).describe('To tell it from others: "Office laptop"'),
  officeDigest: bytes32.describe('SHA-256 of the secret of the workplace'),
});

/** `POST /sysUser/passkeys/log-in` */
export const passkeyLogIn = passkeyAdd.pick({ officeDigest: true });

/** Where a browser performs the ceremony. */
export const passkeyCeremony = z.object({ id: z.uuid(), page: z.url() });
export const passkeyCeremonyParams = z.object({ id: z.uuid() });

/** What the browser passes to `navigator.credentials`, as WebAuthn's JSON. */
export const passkeyOptions = z.object({
  kind: z.enum(['add', 'log-in']),
  options: z.looseObject({ challenge: z.string() }),
});

/** What `navigator.credentials` answered, as WebAuthn's JSON. */
export const passkeyAnswer = z.object({
  answer: z.looseObject({ id: z.string().regex(/^[\w-]{1,1400}$/), response: z.looseObject({}) }),
});

/** A log-in's proof, for the workplace that began it. */
export const passkeyDone = z.object({ proof: bytes32.nullable() });

/** What a log-in with a passkey sends besides the password. */
export const passkeyProof = z.object({
  proof: bytes32,
  officeSecret: bytes32.describe('The secret whose SHA-256 the ceremony began with'),
});

export const passkeyParams = z.object({ id: z.uuid() });

export type PasskeyState = z.infer<typeof passkeyState>;
export type PasskeyAdd = z.output<typeof passkeyAdd>;
export type PasskeyCeremony = z.infer<typeof passkeyCeremony>;
export type PasskeyOptions = z.infer<typeof passkeyOptions>;
export type PasskeyDone = z.infer<typeof passkeyDone>;
export type PasskeyProof = z.output<typeof passkeyProof>;
