import type { Envelope } from '@gangway/shared/contract/base/envelope.ts';

interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
}

/** A JSON answer, its HTTP status beside the envelope. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads any answer and asserts its content.
export type Answer = Envelope<any> & { status: number; headers: Headers };

export type ApiCall = (method: 'GET' | 'POST', path: string, options?: CallOptions) => Promise<Answer>;

/** A change uses the current version unless the test passes one. */
const ANY_VERSION = { 'If-Match': '*' };

/** Calls the app as a client would: paths below /prod-api, JSON in and out. */
export function createCaller(app: {
  request(path: string, init: RequestInit): Response | Promise<Response>;
}): ApiCall {
  return async (method, path, { body, headers } = {}) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const told = text !== undefined && {
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(text)),
    };
    const response = await app.request(`/prod-api${path}`, {
      method,
      headers: { ...(method === 'POST' && ANY_VERSION), ...told, ...headers },
      ...(text !== undefined && { body: text }),
    });
    return {
      status: response.status,
      headers: response.headers,
      ...((await response.json()) as Envelope<unknown>),
    };
  };
}
