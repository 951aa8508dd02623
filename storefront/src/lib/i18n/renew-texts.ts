import type { QueryClient } from '@tanstack/react-query';

/** Has what the server wrote, such as slides and travel rules, come again in a new language: also what was just asked for. */
export async function renewTexts(queries: QueryClient): Promise<void> {
  await queries.cancelQueries();
  await queries.invalidateQueries();
}
