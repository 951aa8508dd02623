import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Envelope } from '@gangway/shared/contract/base/envelope.ts';
import { Disagreement } from './disagreement.ts';

/** What the API says. */
interface Answer<Data> {
  status: number;
  /** The code of a refusal. */
  error: string | undefined;
  data: Data;
}

export type Headers = Readonly<Record<string, string>>;

/** What goes wrong with a call. */
type Mishap =
  /** Something happens in its midst. */
  | { kind: 'interrupted'; afterMs: number; happen: () => Promise<void> }
  /** Its answer is lost on the way: it is sent again, and must be answered as it was. */
  | { kind: 'answer-lost' };

export interface Caller {
  get<Data>(path: string, headers?: Headers): Promise<Answer<Data>>;
  /** Sends a call with a key of its own, the same one again until it is answered. */
  post<Data>(path: string, body: object, headers?: Headers): Promise<Answer<Data>>;
  /** The same for a call that must not be refused. @throws Disagreement */
  require<Data>(path: string, body: object, headers?: Headers): Promise<Data>;
  /** Posts something that is no call of the contract, until it is answered. */
  send(path: string, body: string, headers: Headers): Promise<number>;
  /** Does something whose call number `skip` (from 0) with a key has a mishap; an interruption without such a call happens afterwards. */
  withMishap(mishap: Mishap, skip: number, act: () => Promise<void>): Promise<void>;
}

const PAUSE_MS = 20;
/** A call that is not answered for so long is a fault of the product. */
const LONGEST_WAIT_MS = 60_000;

/** @param onRepeated is called whenever a call is sent again. */
export function createCaller(url: string, onRepeated: () => void): Caller {
  let planned: { mishap: Mishap; skip: number } | undefined;
  let keys = 0;

  function takeMishap(): Mishap | undefined {
    if (!planned || planned.skip-- > 0) return undefined;
    const { mishap } = planned;
    planned = undefined;
    return mishap;
  }

  /** Fetches until there is a clear answer; the first attempt may be interrupted. */
  async function fetchUntilAnswered(path: string, init: RequestInit, mishap?: Mishap): Promise<Response> {
    const endsAt = performance.now() + LONGEST_WAIT_MS;
    let interruption = mishap?.kind === 'interrupted' ? wait(mishap.afterMs).then(mishap.happen) : undefined;
    for (let attempt = 0; performance.now() < endsAt; attempt++) {
      if (attempt > 0) onRepeated();
      const response = await fetch(`${url}${path}`, init).catch(() => undefined);
      // After an interruption a call is repeated, whether or not its answer came: the buyer has lost it.
      const isLost = interruption !== undefined;
      await interruption;
      interruption = undefined;
      if (response && !isLost && !(await isToRepeat(response))) return response;
      await wait(PAUSE_MS);
    }
    throw new Disagreement(`${path} was not answered for ${LONGEST_WAIT_MS / 1000} s`);
  }

  async function call<Data>(path: string, init: RequestInit, mishap?: Mishap): Promise<Answer<Data>> {
    const response = await fetchUntilAnswered(`/prod-api${path}`, init, mishap);
    const { data, msg } = (await response.json()) as Envelope<Data>;
    if (response.status >= 500) throw new Disagreement(`${path} is answered ${response.status}: ${msg}`);
    return { status: response.status, error: (data as { error?: string } | null)?.error, data };
  }

  async function post<Data>(path: string, body: object, headers: Headers = {}): Promise<Answer<Data>> {
    const init = {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': `simulation-${++keys}`,
        'If-Match': '*',
        ...headers,
      },
      body: JSON.stringify(body),
    };
    const mishap = takeMishap();
    const answer = await call<Data>(path, init, mishap);
    if (mishap?.kind !== 'answer-lost') return answer;
    onRepeated();
    const again = await call<Data>(path, init);
    if (!isDeepStrictEqual(again, answer))
      throw new Disagreement(
        `${path} was answered otherwise when it was repeated:\n${JSON.stringify(answer)}\n${JSON.stringify(again)}`,
      );
    return again;
  }

  return {
    get: (path, headers = {}) => call(path, { headers }),
    post,
    async require<Data>(path: string, body: object, headers: Headers = {}) {
      const answer = await post<Data>(path, body, headers);
      if (answer.status !== 200)
        throw new Disagreement(`${path} is refused: ${answer.status} ${JSON.stringify(answer.data)}`);
      return answer.data;
    },
    async send(path, body, headers) {
      const response = await fetchUntilAnswered(path, { method: 'POST', headers, body });
      await response.arrayBuffer();
      return response.status;
    },
    async withMishap(mishap, skip, act) {
      planned = { mishap, skip };
      await act();
      const isLeft = planned !== undefined;
      planned = undefined;
      if (isLeft && mishap.kind === 'interrupted') await mishap.happen();
    },
  };
}

/** The API or its database is away, or still works on the same key. */
async function isToRepeat(response: Response): Promise<boolean> {
  if (response.status === 503) return true;
  if (response.status !== 409) return false;
  const { data } = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { data?: { error?: string } };
  return data?.error === 'key-in-flight';
}
