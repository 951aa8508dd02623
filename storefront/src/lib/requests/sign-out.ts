import { request } from '../api/request.ts';
import { clearSession } from '../session/session.ts';

/** Ends the session on the server, and here regardless of the server's answer. */
export async function signOut(): Promise<void> {
  try {
    await request('POST', '/customers/logout');
  } finally {
    clearSession();
  }
}
