import { eraseCookie, readCookie, writeCookie } from '@gangway/shared/ui/browser/cookies.ts';
import { create } from 'zustand';

/** The login token is in a cookie of this name (R118). */
const COOKIE = 'token';

interface Session {
  token: string | null;
  /** The server rejected the token: the dialog "Confirm logout" is open (R81). */
  ended: boolean;
}

export const useSession = create<Session>(() => ({ token: readCookie(COOKIE), ended: false }));

export const sessionToken = (): string | null => useSession.getState().token;

export function beginSession(token: string): void {
  writeCookie(COOKIE, token);
  useSession.setState({ token, ended: false });
}

export function clearSession(): void {
  clearToken();
  useSession.setState({ ended: false });
}

/** Clears the token; the dialog that explains why stays open. */
export function clearToken(): void {
  eraseCookie(COOKIE);
  useSession.setState({ token: null });
}

export const reportEndedSession = (): void => useSession.setState({ ended: true });
export const staySignedOut = (): void => useSession.setState({ ended: false });
