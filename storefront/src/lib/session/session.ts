import { eraseCookie, readCookie, writeCookie } from '@gangway/shared/ui/browser/cookies.ts';
import { createStore } from 'zustand/vanilla';

/** The login token is in a cookie of this name (R118). */
const COOKIE = 'token';

interface Session {
  token: string | null;
  /** The server rejected the token: the dialog "Confirm logout" is open (R81). */
  ended: boolean;
}

/** Without React, which calls to the API must not wait for; components read it with `useSession`. */
export const session = createStore<Session>(() => ({ token: readCookie(COOKIE), ended: false }));

export const sessionToken = (): string | null => session.getState().token;

export function beginSession(token: string): void {
  writeCookie(COOKIE, token);
  session.setState({ token, ended: false });
}

export function clearSession(): void {
  clearToken();
  session.setState({ ended: false });
}

/** Clears the token; the dialog that explains why stays open. */
export function clearToken(): void {
  eraseCookie(COOKIE);
  session.setState({ token: null });
}

export const reportEndedSession = (): void => session.setState({ ended: true });
export const staySignedOut = (): void => session.setState({ ended: false });
