import type { RolePermission } from '@gangway/shared/contract/base/permissions.ts';
import type { SessionUser } from '@gangway/shared/contract/people/staff.ts';
import { create } from 'zustand';
import type { Input, Output } from '../../bridge.ts';
import { askStation, bridge } from './bridge.ts';

interface Session {
  /** Whether the station holds a token; the token itself never reaches the page (docs/decisions/0007). */
  signedIn: boolean;
  /** The logged-in user, once the user info has been fetched. */
  user: SessionUser | null;
  /** The server rejected the token: the dialog "Confirm logout" is open (R81). */
  ended: boolean;
}

const noSession: Session = { signedIn: false, user: null, ended: false };

export const useSession = create<Session>(() => noSession);

/** Our own login or logout is under way: the station's event about it must be ignored. */
let changingHere = false;

/**
 * Reads from the station whether a user is logged in, and subscribes to changes. Another window of this workplace may
 * log out, which ends the session here (typed input stays), or log in another user.
 */
export async function followSession(): Promise<void> {
  bridge.on('session.changed', ({ signedIn }) => {
    const now = useSession.getState();
    if (changingHere || (signedIn && now.signedIn && !now.ended)) return;
    if (signedIn) useSession.setState({ ...noSession, signedIn });
    else if (now.user) reportEndedSession();
    else useSession.setState(noSession);
  });
  useSession.setState({ ...noSession, ...(await askStation('session.state', undefined)) });
}

async function change<Result>(work: () => Promise<Result>): Promise<Result> {
  changingHere = true;
  try {
    return await work();
  } finally {
    changingHere = false;
  }
}

/** Logs in at the station, which stores the token. Returns the server's answer; `beginSession` continues from there. */
export const signInHere = (credentials: Input<'session.signIn'>): Promise<Output<'session.signIn'>> =>
  change(() => askStation('session.signIn', credentials));

export function beginSession(): void {
  if (!useSession.getState().signedIn) useSession.setState({ ...noSession, signedIn: true });
}
export const setSessionUser = (user: SessionUser): void => useSession.setState({ user });
/** A role of the user requires a second factor since: the guard asks for it. */
export function reportSecondFactorNeeded(): void {
  const { user } = useSession.getState();
  if (user) setSessionUser({ ...user, secondFactorNeeded: true });
}
export const reportEndedSession = (): void => useSession.setState({ ended: true });
export const staySignedOut = (): void => useSession.setState({ ended: false });

/** Clears a token that is no longer valid (R81). */
export async function clearSession(): Promise<void> {
  await change(() => askStation('session.clear', undefined));
  useSession.setState(noSession);
}

/** Log Out (R18): clears token, name and routes, here and on the server. */
export async function signOut(): Promise<void> {
  await change(() => askStation('session.signOut', undefined));
  useSession.setState(noSession);
}

/** The logged-in user. Only for use inside the shell, which renders nothing before the user is loaded. */
export function useSessionUser(): SessionUser {
  const user = useSession(session => session.user);
  if (!user) throw new Error('nobody is signed in');
  return user;
}

/** Whether the user has a permission. This only hides controls; the server checks every request. */
export const can = (permission: RolePermission): boolean =>
  useSession.getState().user?.permissions.includes(permission) ?? false;
