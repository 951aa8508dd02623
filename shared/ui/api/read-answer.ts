import type { Envelope, Failure } from '../../contract/base/envelope.ts';

/** How long an answer may take to begin (R80). */
export const TIME_OUT_MS = 50_000;

/** No token any more, signed out elsewhere, expired (R81). A 503 of HTTP itself is another matter. */
const sessionCodes = new Set([401, 503, 506]);

/** Reads the envelope (R70); what is no envelope is a failure. */
export async function envelopeOf<Data>(response: Response): Promise<Envelope<Data | Failure | null>> {
  try {
    return (await response.json()) as Envelope<Data>;
  } catch {
    return { code: response.status === 200 ? 500 : response.status, msg: '', data: null };
  }
}

/** Whether an answer says that the session it was asked in is over. */
export const saysSessionEnded = (response: Response, { code }: Envelope<unknown>): boolean =>
  response.status === 401 && sessionCodes.has(code);
