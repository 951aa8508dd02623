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
  /** Before it the officer had not signed in. */
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
 * The officer of a scan: the one that it names, if this station has seen that one sign in for that time, and otherwise its
 * sender, who then stands for it without any further right. `now` is what the named officer may do today.
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
  return { id: caller.officerId, mayOverride: false, mayFind: false, signedInAt: caller.from };
}

const covers = ({ from, until }: SignIn, at: Date): boolean =>
  at.getTime() >= from.getTime() - CLOCK_TOLERANCE_MS && at.getTime() <= until.getTime() + CLOCK_TOLERANCE_MS;
