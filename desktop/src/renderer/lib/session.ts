import type { RolePermission } from '@gangway/shared/contract/base/permissions.ts';
import type { SessionUser } from '@gangway/shared/contract/people/staff.ts';
import { create } from 'zustand';
import type { Input, Output } from '../../bridge.ts';
import { askStation, bridge } from './bridge.ts';

interface Session {
  /** Whether the station holds a token; the token itself never reaches the page (docs/decisions/0007). */
  signedIn: boolean;
  /** Who that is, once the one call for it was answered. */
  user: SessionUser | null;
  /** The server refused the token: the dialog "Confirm logout" is open (R81). */
  ended: boolean;
}

const nobody: Session = { signedIn: false, user: null, ended: false };

export const useSession = create<Session>(() => nobody);

/** Our own sign-in or sign-out is under way: what the station tells about it is no news. */
let ours = false;

/**
 * Learns from the station whether somebody is signed in, and keeps up with it: another window of this workplace may sign
 * out, which ends the session here (what was typed stays), or sign somebody else in.
 */
export async function followSession(): Promise<void> {
  bridge.on('session.changed', ({ signedIn }) => {
    const now = useSession.getState();
    if (ours || (signedIn && now.signedIn && !now.ended)) return;
    if (signedIn) useSession.setState({ ...nobody, signedIn });
    else if (now.user) reportEndedSession();
    else useSession.setState(nobody);
  });
  useSession.setState({ ...nobody, ...(await askStation('session.state', undefined)) });
}

async function change<Result>(work: () => Promise<Result>): Promise<Result> {
  ours = true;
  try {
    return await work();
  } finally {
    ours = false;
  }
}

/** Signs in at the station, which keeps the token. Gives what the server said; `beginSession` goes on from there. */
export const signInHere = (credentials: Input<'session.signIn'>): Promise<Output<'session.signIn'>> =>
  change(() => askStation('session.signIn', credentials));

export function beginSession(): void {
  if (!useSession.getState().signedIn) useSession.setState({ ...nobody, signedIn: true });
}
export const setSessionUser = (user: SessionUser): void => useSession.setState({ user });
export const reportEndedSession = (): void => useSession.setState({ ended: true });
export const staySignedOut = (): void => useSession.setState({ ended: false });

/** Forgets a token that is worth nothing any more (R81). */
export async function clearSession(): Promise<void> {
  await change(() => askStation('session.clear', undefined));
  useSession.setState(nobody);
}

/** Log Out (R18): clears token, name and routes, here and on the server. */
export async function signOut(): Promise<void> {
  await change(() => askStation('session.signOut', undefined));
  useSession.setState(nobody);
}

/** Who works here. Inside of the shell alone, which shows nothing before they are known. */
export function useSessionUser(): SessionUser {
  const user = useSession(session => session.user);
  if (!user) throw new Error('nobody is signed in');
  return user;
}

/** Whether the one who works here may do something. What this hides, the server refuses all the same. */
export const can = (permission: RolePermission): boolean =>
  useSession.getState().user?.permissions.includes(permission) ?? false;
