import type { Context, TypedResponse } from 'hono';
import { bodyOf, type Packable, packable } from './packable.ts';

/** As the routes of JSON calls are typed. */
type JsonOf<Answer> = Response & TypedResponse<Answer, 200, 'json'>;

/** Different answers that are kept of one reading; a search has few that many ask for. */
const MOST = 500;

/**
 * Answers in JSON to what was read once for many: each is written once for as long as the reading is shared, and packed once.
 * `reading` says which reading it is from, `key` which answer it is.
 */
export function createSharedAnswers() {
  const answers = new WeakMap<object, Map<string, Packable>>();
  return <Answer>(c: Context, reading: object, key: string, make: () => Answer): JsonOf<Answer> => {
    const known = answers.get(reading) ?? new Map<string, Packable>();
    answers.set(reading, known);
    const written = known.get(key) ?? packable(JSON.stringify(make()));
    if (known.size < MOST) known.set(key, written);
    const response: Response = c.body(bodyOf(c, written), 200, { 'Content-Type': 'application/json' });
    return response as JsonOf<Answer>;
  };
}
