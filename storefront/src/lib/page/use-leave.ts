import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { request } from '../api/request.ts';
import { loginPath } from '../paths.ts';
import { clearSession } from '../session/session.ts';

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

/** Ends the session on the server, and here regardless of the server's answer. */
async function signOut(): Promise<void> {
  try {
    await request('POST', '/customers/logout');
  } finally {
    clearSession();
  }
}
