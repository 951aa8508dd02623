import type { Assertion } from '../../../accounts/stations/assertion.rules.ts';
import type { StaffCaller } from '../../../lib/caller.ts';

/** An officer's sign-in at the station that sends a scan, with the permissions of that time. */
export interface SignIn {
  officerId: string;
  from: Date;
  until: Date;
  permissions: ReadonlySet<string>;
}

/** A station's clock differs from the server's by seconds at most; this is generous. */
export const CLOCK_TOLERANCE_MS = 2 * 60_000;

/** The officer of a scan. */
export interface ProvenOfficer {
  /** The officer whom the scan names, or its sender if that officer's sign-in is not proven. */
  id: string;
  mayOverride: boolean;
  /** Whether they may board a passenger without a ticket. */
  mayFind: boolean;
  /** The sign-in at this station that preceded the scan, ended since or not. Earlier scans are impossible. */
  signedInAt: Date;
}

/** The sign-in of the call itself. */
export const signInOfCaller = ({ id, session, permissions }: StaffCaller, receivedAt: Date): SignIn => ({
  officerId: id,
  from: session?.signedInAt ?? receivedAt,
  until: receivedAt,
  permissions,
});

/** The sign-ins that assertions prove, for this station only. A session that was ended since proves nothing after its end. */
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

const earlier = (a: Date, b: Date | undefined): Date => (b && b < a ? b : a);

/**
 * The sign-ins at this station that the server itself has stored, for a station that lost its assertions or went offline before
 * it got one. Their permissions of that time are not stored, so today's permissions apply.
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
 * The officer of a scan: the one whom it names, if the station recorded their sign-in for that time; otherwise its sender,
 * without any additional permission. If the session had ended, the permissions are lost but the time counts: the passenger was at
 * the gate at that time, and is counted. `now` contains the named officer's permissions of today.
 */
export function officerOf(
  scan: { officerId: string; at: Date },
  caller: SignIn,
  proven: readonly SignIn[],
  now: ReadonlySet<string> | undefined,
): ProvenOfficer {
  const signIn = [caller, ...proven].find(
    candidate => candidate.officerId === scan.officerId && covers(candidate, scan.at),
  );
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
    .filter(candidate => candidate.officerId === scan.officerId && beganBefore(candidate, scan.at))
    .map(({ from }) => from.getTime());
  const signedInAt = before.length > 0 ? new Date(Math.max(...before)) : caller.from;
  return { id: caller.officerId, mayOverride: false, mayFind: false, signedInAt };
}

const beganBefore = ({ from }: SignIn, at: Date): boolean =>
  at.getTime() >= from.getTime() - CLOCK_TOLERANCE_MS;

const covers = (signIn: SignIn, at: Date): boolean =>
  beganBefore(signIn, at) && at.getTime() <= signIn.until.getTime() + CLOCK_TOLERANCE_MS;
