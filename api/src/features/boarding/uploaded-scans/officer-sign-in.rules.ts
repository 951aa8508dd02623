import type { Assertion } from '../../../accounts/stations/assertion.rules.ts';
import type { StaffCaller } from '../../../lib/caller.ts';

/** When an officer was signed in at the station that sends a scan, and what they could do. */
export interface SignIn {
  officerId: string;
  from: Date;
  until: Date;
  permissions: ReadonlySet<string>;
}

/** A station's time is the server's to within seconds; this is generous. */
export const CLOCK_TOLERANCE_MS = 2 * 60_000;

/** Who counts as the officer of a scan. */
export interface ProvenOfficer {
  /** The officer that the scan names, or its sender where nobody has seen that one sign in. */
  id: string;
  mayOverride: boolean;
  /** Whether they may board somebody without a ticket. */
  mayFind: boolean;
  /** The sign-in at this station that the scan followed, ended since or not: before it nothing can have been scanned. */
  signedInAt: Date;
}

/** The sign-in of the call itself. */
export const signInOfCaller = ({ id, session, permissions }: StaffCaller, receivedAt: Date): SignIn => ({
  officerId: id,
  from: session?.signedInAt ?? receivedAt,
  until: receivedAt,
  permissions,
});

/**
 * The sign-ins that assertions prove, for this station alone. A session that was ended since proves nothing after its end.
 */
export function signInsOf(
  assertions: readonly Assertion[],
  stationId: string,
  endedAt: ReadonlyMap<string, Date>,
): SignIn[] {
  return assertions
    .filter(assertion => assertion.stationId === stationId)
    .map(({ officerId, sessionId, issuedAt, expiresAt, permissions }) => ({
      officerId,
      from: new Date(issuedAt),
      until: earlier(new Date(expiresAt), endedAt.get(sessionId)),
      permissions: new Set(permissions),
    }));
}

const earlier = (one: Date, other: Date | undefined): Date => (other && other < one ? other : one);

/**
 * The sign-ins at this station that the server itself remembers, for a station that has lost its assertions, or was cut off
 * before it got one. What they could do then is not kept: they may do what they may do today.
 */
export const signInsOfSessions = (
  sessions: readonly { officerId: string; createdAt: Date; expiresAt: Date; endedAt: Date | null }[],
): SignIn[] =>
  sessions.map(({ officerId, createdAt, expiresAt, endedAt }) => ({
    officerId,
    from: createdAt,
    until: earlier(expiresAt, endedAt ?? undefined),
    permissions: new Set(),
  }));

/**
 * The officer of a scan: the one that it names, if this station has seen that one sign in for that time, and otherwise its
 * sender, who then stands for it without any further right. A session that had ended takes those rights and not the time:
 * the passenger stood at the gate when the scan says so, and is counted. `now` is what the named officer may do today.
 */
export function officerOf(
  scan: { officerId: string; at: Date },
  caller: SignIn,
  proven: readonly SignIn[],
  now: ReadonlySet<string> | undefined,
): ProvenOfficer {
  const signIn = [caller, ...proven].find(one => one.officerId === scan.officerId && covers(one, scan.at));
  if (signIn) {
    const may = (permission: string) => signIn.permissions.has(permission) || (now?.has(permission) ?? false);
    return {
      id: scan.officerId,
      mayOverride: may('boarding.override'),
      mayFind: may('boarding.find'),
      signedInAt: signIn.from,
    };
  }
  const before = [caller, ...proven]
    .filter(one => one.officerId === scan.officerId && beganBefore(one, scan.at))
    .map(({ from }) => from.getTime());
  const signedInAt = before.length > 0 ? new Date(Math.max(...before)) : caller.from;
  return { id: caller.officerId, mayOverride: false, mayFind: false, signedInAt };
}

const beganBefore = ({ from }: SignIn, at: Date): boolean =>
  at.getTime() >= from.getTime() - CLOCK_TOLERANCE_MS;

const covers = (signIn: SignIn, at: Date): boolean =>
  beganBefore(signIn, at) && at.getTime() <= signIn.until.getTime() + CLOCK_TOLERANCE_MS;
