/**
 * Answers included in a page, for the calls of its first view. Keyed by the call's address without the API's prefix; `at`
 * is the time of the answer, in milliseconds since the epoch.
 */
export type PageAnswers = Record<string, { data: unknown; at: number }>;

/** Id of the page's script element that contains them as JSON; absent without answers. */
export const PAGE_ANSWERS_ID = 'answers';

/** The normalized address of a call: empty parts of the query are left out, and its order does not matter. */
export function addressOf(path: string, query: object = {}): string {
  const parts = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return parts.length > 0 ? `${path}?${parts.sort().join('&')}` : path;
}
