import { useSearch } from 'wouter';

/** Where the visitor wanted to go, as the address says it; to be passed on between login, registration and reset. */
export function useRedirect(): string | undefined {
  return new URLSearchParams(useSearch()).get('redirect') ?? undefined;
}
