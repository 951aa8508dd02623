import {
  REMEMBERED_HEADER,
  type Remembered,
  remembered,
} from '@gangway/shared/contract/office/gate/remembered.ts';
import { envelopeOf } from '@gangway/shared/ui/api/read-answer.ts';
import { failureIn, type Method, type Sending, send } from './send.ts';

export interface RequestOptions extends Pick<Sending, 'query' | 'idempotencyKey' | 'version' | 'signal'> {
  /** Sent as JSON. */
  body?: unknown;
}

/**
 * Calls the API and unwraps the envelope.
 *
 * @throws ApiError for every answer whose code is not 200, and if no answer arrives.
 */
export async function request<Data>(
  method: Method,
  path: string,
  { body, ...options }: RequestOptions = {},
): Promise<Data> {
  const json = body === undefined ? {} : { body: JSON.stringify(body), contentType: 'application/json' };
  return answered<Data>(await send(method, path, { ...options, ...json }));
}

/** Like a GET, with the station's note about a cached answer; null for an answer of the server. */
export async function requestOrRemembered<Data>(
  path: string,
  options: Pick<Sending, 'signal'>,
): Promise<{ data: Data; remembered: Remembered | null }> {
  const response = await send('GET', path, options);
  const header = response.headers.get(REMEMBERED_HEADER);
  const data = await answered<Data>(response);
  return {
    data,
    remembered: header === null ? null : remembered.parse(JSON.parse(decodeURIComponent(header))),
  };
}

/** Sends a form with files; otherwise like `request`. */
export async function upload<Data>(
  path: string,
  form: FormData,
  options: Pick<Sending, 'query' | 'idempotencyKey' | 'signal'> = {},
): Promise<Data> {
  return answered<Data>(await send('POST', path, { ...options, body: form }));
}

async function answered<Data>(response: Response): Promise<Data> {
  const answer = await envelopeOf<Data>(response);
  if (answer.code === 200) return answer.data as Data;
  throw failureIn(response, answer);
}
