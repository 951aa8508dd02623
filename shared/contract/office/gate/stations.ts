import { z } from 'zod';
import { instant, typedText, uuid } from '../../base/primitives.ts';

const person = z.object({ username: z.string(), name: z.string() });

/** An enrolled workplace, as supervisors see it. */
export const station = z.object({
  id: uuid,
  name: z.string(),
  gate: z.string().describe('Where it boards; empty where it has not boarded'),
  version: z.string(),
  waiting: z.int(),
  lastSeenAt: instant,
  officer: person.describe('Who used it last'),
  enrolledAt: instant.nullable().describe('Null where it was never enrolled: it sends nothing'),
  enrolledBy: person.nullable(),
  revokedAt: instant.nullable(),
  revokedBy: person.nullable(),
});

/** `POST /office/stations/code`: enrolls one workplace, once, within a quarter of an hour. */
export const stationCode = z.object({ code: z.string(), expiresAt: instant });

const publicKey = z
  .string()
  .regex(/^[\w-]{43}$/)
  .describe('Ed25519, its 32 bytes in base64url');

/** `POST /office/stations/enrol`, signed with the key that it names. */
export const stationEnrollment = z.object({
  stationId: uuid,
  publicKey,
  name: typedText(60).min(1),
  version: typedText(40),
  code: typedText(40).nullable().describe('Null if the caller may enroll workplaces'),
});
export const enrolledStation = z.object({ id: uuid, name: z.string() });
export const stationParams = z.object({ id: uuid });

/** `POST /office/stations/assertion`: a station stores it to prove later who was logged in. */
export const officerAssertion = z.object({
  officerId: uuid,
  issuedAt: instant,
  expiresAt: instant,
  assertion: z.string().max(4000),
});

export type OfficeStation = z.infer<typeof station>;
export type StationCode = z.infer<typeof stationCode>;
export type StationEnrollment = z.output<typeof stationEnrollment>;
export type OfficerAssertion = z.infer<typeof officerAssertion>;
