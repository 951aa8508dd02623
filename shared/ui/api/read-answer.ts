import type { Envelope, Failure } from '../../contract/base/envelope.ts';

/** How long an answer may take to start (R80). */
export const TIME_OUT_MS = 50_000;

/** Session codes: no token, logged out elsewhere, expired (R81). An HTTP status 503 is different. */
const sessionCodes = new Set([401, 503, 506]);

/** Reads the envelope (R70); any other answer is a failure. */
export async function envelopeOf<Data>(response: Response): Promise<Envelope<Data | Failure | null>> {
  try {
    return (await response.json()) as Envelope<Data>;
  } catch {
    return { code: response.status === 200 ? 500 : response.status, msg: '', data: null };
  }
}

/** Whether an answer reports that the session has ended. */
export const saysSessionEnded = (response: Response, { code }: Envelope<unknown>): boolean =>
  response.status === 401 && sessionCodes.has(code);
