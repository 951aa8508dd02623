import type { QueryClient } from '@tanstack/react-query';

/** Fetches server texts, such as slides and travel rules, again in a new language, including requests in progress. */
export async function renewTexts(queries: QueryClient): Promise<void> {
  await queries.cancelQueries();
  await queries.invalidateQueries();
}
