import { ApiError } from '@gangway/shared/contract/base/api-error.ts';
import type { Envelope, Failure } from '@gangway/shared/contract/base/envelope.ts';
import type { ErrorCode } from '@gangway/shared/contract/base/errors.ts';
import { addressOf } from '@gangway/shared/contract/base/page-answers.ts';
import { envelopeOf, saysSessionEnded, TIME_OUT_MS } from '@gangway/shared/ui/api/read-answer.ts';
import { followServerClock } from '@gangway/shared/ui/api/server-clock.ts';
import { currentLanguage, i18next } from '../i18n/i18n.ts';
import { reportEndedSession, sessionToken } from '../session/session.ts';
import { API_PREFIX } from './prefix.ts';

export interface RequestOptions {
  query?: object;
  body?: unknown;
  /** Calls with the same key have one effect (invariant I8). */
  idempotencyKey?: string;
  /** The version of the record that the change was made from. */
  version?: number;
  /** The access token of a guest's order. */
  orderToken?: string | null;
  /** The token of a party on a waiting list. */
  waitlistToken?: string | undefined;
  signal?: AbortSignal;
}

/**
 * Calls the API and unwraps the envelope; throws an `ApiError` for every answer whose code is not 200, and if no answer
 * arrives.
 */
export async function request<Data>(
  method: 'GET' | 'POST',
  path: string,
  options: RequestOptions = {},
): Promise<Data> {
  const token = sessionToken();
  const response = await send(method, API_PREFIX + addressOf(path, options.query), token, options);
  const answer = await envelopeOf<Data>(response);
  if (answer.code === 200) return answer.data as Data;
  throw failureIn(response, answer, token);
}

/** Fetches a file (R117); throws an `ApiError` if there is none. */
export async function requestFile(path: string, options: RequestOptions = {}): Promise<Response> {
  const token = sessionToken();
  const response = await send('GET', `${API_PREFIX}${path}`, token, options);
  if (response.ok) return response;
  throw failureIn(response, await envelopeOf(response), token);
}

function failureIn(response: Response, answer: Envelope<unknown>, token: string | null): ApiError {
  // An answer to a token that was cleared in the meantime does not end the session.
  const current = token !== null && token === sessionToken();
  if (current && saysSessionEnded(response, answer)) reportEndedSession();
  const { error, fields, meanwhile } = (answer.data ?? {}) as Partial<Failure>;
  const code = (error ?? 'unexpected') as ErrorCode;
  return new ApiError(answer.msg || i18next.t('failure.error'), code, fields, meanwhile);
}

async function send(method: string, url: string, token: string | null, options: RequestOptions) {
  const headers = new Headers({ 'Accept-Language': currentLanguage() });
  if (token) headers.set('X-Token', token);
  if (options.orderToken) headers.set('X-Order-Token', options.orderToken);
  if (options.waitlistToken) headers.set('X-Waitlist-Token', options.waitlistToken);
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  if (options.version !== undefined) headers.set('If-Match', String(options.version));
  if (options.body !== undefined) headers.set('Content-Type', 'application/json');
  const timeOut = AbortSignal.timeout(TIME_OUT_MS);
  try {
    const response = await fetch(url, {
      method,
      headers,
      body: options.body === undefined ? undefined : JSON.stringify(options.body),
      signal: options.signal ? AbortSignal.any([options.signal, timeOut]) : timeOut,
    });
    followServerClock(response.headers.get('Date'));
    return response;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    if (timeOut.aborted) throw new ApiError(i18next.t('failure.timedOut'), 'timed-out');
    throw new ApiError(i18next.t('failure.network'), 'network');
  }
}
