import type { Context, TypedResponse } from 'hono';
import { requestAddress } from '../http/request-address.ts';
import { bodyOf, type Packable, packable } from './packable.ts';

/** The type of a JSON route's answer. */
type JsonOf<Answer> = Response & TypedResponse<Answer, 200, 'json'>;

/** The most different answers per reading; popular searches are few. */
const MOST = 500;

/** The answers from one reading. */
interface Written {
  byKey: Map<string, Packable>;
  /** The same by path and query. */
  byAddress: Map<string, Packable>;
}

/**
 * JSON answers from shared data: each is written and compressed once as long as the data are shared. `reading` identifies the
 * data, `key` the answer.
 */
export function createSharedAnswers() {
  const answers = new WeakMap<object, Written>();
  return {
    answer<Answer>(c: Context, reading: object, key: string, make: () => Answer): JsonOf<Answer> {
      const { byKey, byAddress } = answers.get(reading) ?? { byKey: new Map(), byAddress: new Map() };
      answers.set(reading, { byKey, byAddress });
      const written = byKey.get(key) ?? packable(JSON.stringify(make()));
      if (byKey.size < MOST) byKey.set(key, written);
      if (byAddress.size < MOST) byAddress.set(requestAddress(c), written);
      const response: Response = c.body(bodyOf(c, written), 200, { 'Content-Type': 'application/json' });
      return response as JsonOf<Answer>;
    },
    /** The answer that this address had from the same reading, for any caller. */
    known: (c: Context, reading: object): Packable | undefined =>
      answers.get(reading)?.byAddress.get(requestAddress(c)),
  };
}

export type SharedAnswers = ReturnType<typeof createSharedAnswers>;
