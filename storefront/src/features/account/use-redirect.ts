import { useSearch } from 'wouter';

/** The redirect target in the address, passed on between login, registration and reset. */
export function useRedirect(): string | undefined {
  return new URLSearchParams(useSearch()).get('redirect') ?? undefined;
}
