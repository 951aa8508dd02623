import type { Envelope, Failure } from '@gangway/shared/contract/base/envelope.ts';
import type { Output } from '../../bridge.ts';

/** Time limit for a request without an answer (R80). */
export const TIME_OUT_MS = 50_000;

type Refused = Extract<Output<'session.signIn'>, { ok: false }>;

/**
 * Sends an entry of the page to the API.
 *
 * @returns the answer's data and headers, or why it was refused: in the API's words, or `timed-out` or `network` without any
 */
export async function post<Data>(
  send: typeof fetch,
  url: URL,
  { headers, body }: { headers: Record<string, string>; body: object },
): Promise<{ ok: true; data: Data; headers: Headers } | Refused> {
  try {
    const response = await send(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIME_OUT_MS),
    });
    const { code, data, msg } = (await response.json()) as Envelope<Data | Failure | null>;
    if (code === 200) return { ok: true, data: data as Data, headers: response.headers };
    const { error = 'unexpected', fields = {} } = (data ?? {}) as Partial<Failure>;
    return { ok: false, message: msg, failure: error, fields };
  } catch (error) {
    const failure = (error as Error).name === 'TimeoutError' ? 'timed-out' : 'network';
    return { ok: false, message: '', failure, fields: {} };
  }
}
