interface SessionDeps<User> {
  token: () => string | null;
  /** The user signed in at this station, as far as it knows. */
  officer: () => User | null;
  /** The server's statement about the session of a token, and the note that the server refused it. */
  assertions: {
    endOf: (token: string) => { expiresAt: Date; isOver: boolean } | null;
    end: (token: string) => Promise<void>;
  };
  /** The server's time, as far as the station knows it. */
  now: () => Date;
}

/**
 * The session of the officer at this gate (R142). It ends at the time from the server, with or without a network, or
 * earlier when the server refuses its token: no officer would be responsible for later scans.
 */
export function createOfficerSession<User extends object>({
  token,
  officer,
  assertions,
  now,
}: SessionDeps<User>) {
  /** The token that the server refused before it had sent an end time. */
  let refused: string | null = null;

  function isOver(): boolean {
    const held = token();
    if (held === null) return false;
    const end = assertions.endOf(held);
    return held === refused || (end !== null && (end.isOver || now() >= end.expiresAt));
  }

  return {
    /** The signed-in user, marked if their session is over. */
    officer(): (User & { isOver?: boolean }) | null {
      const user = officer();
      return user && isOver() ? { ...user, isOver: true } : user;
    },
    /** When the session ends, by the server's clock; null if that is unknown or it is over. */
    endsAt(): Date | null {
      const held = token();
      if (held === null || isOver()) return null;
      return assertions.endOf(held)?.expiresAt ?? null;
    },
    /** The server refuses this token from now on. */
    refuse(refusedToken: string): void {
      refused = refusedToken;
      void assertions.end(refusedToken);
    },
  };
}
