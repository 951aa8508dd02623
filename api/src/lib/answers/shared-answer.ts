import type { Context, TypedResponse } from 'hono';
import { bodyOf, type Packable, packable } from './packable.ts';

/** The type of a JSON route's answer. */
type JsonOf<Answer> = Response & TypedResponse<Answer, 200, 'json'>;

/** The most different answers per reading; popular searches are few. */
const MOST = 500;

/**
 * JSON answers from shared data: each is written and compressed once as long as the data are shared. `reading` identifies the
 * data, `key` the answer.
 */
export function createSharedAnswers() {
  const answers = new WeakMap<object, Map<string, Packable>>();
  return <Answer>(c: Context, reading: object, key: string, make: () => Answer): JsonOf<Answer> => {
    const byKey = answers.get(reading) ?? new Map<string, Packable>();
    answers.set(reading, byKey);
    const written = byKey.get(key) ?? packable(JSON.stringify(make()));
    if (byKey.size < MOST) byKey.set(key, written);
    const response: Response = c.body(bodyOf(c, written), 200, { 'Content-Type': 'application/json' });
    return response as JsonOf<Answer>;
  };
}
