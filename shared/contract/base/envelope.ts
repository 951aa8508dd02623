import { z } from 'zod';
import { meanwhile } from './versions.ts';

/** The envelope of every JSON answer (R70): `code` 200 is success, anything else a failure with its message in `msg`. */
export const envelope = <Data extends z.ZodType>(data: Data) =>
  z.object({ code: z.int(), msg: z.string(), data });

/** Session codes (R81): no or unknown token, signed out elsewhere or by an administrator, expired. */
export const sessionCodes = { unknown: 401, endedElsewhere: 503, expired: 506 } as const;

/** The additional data of a failed answer. */
export const failure = z.object({
  error: z.string(),
  /** Path of a field (`passengers.0.name`) → what to do about it, in the caller's language. */
  fields: z.record(z.string(), z.string()).optional(),
  meanwhile: meanwhile.optional(),
});

/** The envelope of a failure. `requestId` is the request's, as in `X-Request-Id` and in the server's log (R440). */
export const failureEnvelope = envelope(failure).extend({ requestId: z.string().optional() });

export interface Envelope<Data> {
  code: number;
  msg: string;
  data: Data;
}
export type FailureEnvelope = z.infer<typeof failureEnvelope>;
export type Failure = z.infer<typeof failure>;
