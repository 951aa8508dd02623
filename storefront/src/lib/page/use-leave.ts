import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { loginPath } from '../paths.ts';
import { signOut } from '../requests/sign-out.ts';

/** Logs out and opens the login, which leads back to the current address (R18). */
export function useLeave(): () => Promise<void> {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const queries = useQueryClient();
  return async () => {
    // Logs out here even if the server cannot be reached: its session expires by itself.
    await signOut().catch(() => undefined);
    queries.clear();
    navigate(loginPath(search ? `${path}?${search}` : path));
  };
}
