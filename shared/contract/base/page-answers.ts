/**
 * Answers that come with a page: what its first view would ask the API for, so that it need not. By the call's address
 * under the API's prefix; `at` is when it was answered, in milliseconds since the epoch.
 */
export type PageAnswers = Record<string, { data: unknown; at: number }>;

/** Id of the page's script element that holds them as JSON; absent without answers. */
export const PAGE_ANSWERS_ID = 'answers';

/** The address of a call, the same however its query was put together: parts that say nothing are left out. */
export function addressOf(path: string, query: object = {}): string {
  const parts = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return parts.length > 0 ? `${path}?${parts.sort().join('&')}` : path;
}
