interface SessionNeeds<User> {
  token: () => string | null;
  /** The user signed in at this station, as far as it knows. */
  officer: () => User | null;
  /** What the server said of the session of a token, and where it is noted that it takes that one no more. */
  assertions: {
    endOf: (token: string) => { expiresAt: Date; isOver: boolean } | null;
    end: (token: string) => Promise<void>;
  };
  /** The server's time, as far as the station knows it. */
  now: () => Date;
}

/**
 * The session of the officer at this gate (R142). It ends at the time that the server said, with or without a network, and
 * before that where the server refuses its token: what was scanned afterwards nobody would answer for.
 */
export function createOfficerSession<User extends object>({
  token,
  officer,
  assertions,
  now,
}: SessionNeeds<User>) {
  /** The token that the server refused, where it had not said before when it ends. */
  let refused: string | null = null;

  function isOver(): boolean {
    const held = token();
    if (held === null) return false;
    const end = assertions.endOf(held);
    return held === refused || (end !== null && (end.isOver || now() >= end.expiresAt));
  }

  return {
    /** The signed-in user, marked where their session is over. */
    officer(): (User & { isOver?: boolean }) | null {
      const user = officer();
      return user && isOver() ? { ...user, isOver: true } : user;
    },
    /** When it ends, by the server's clock; null where that is not known or it is over. */
    endsAt(): Date | null {
      const held = token();
      if (held === null || isOver()) return null;
      return assertions.endOf(held)?.expiresAt ?? null;
    },
    /** The server takes this token no more. */
    refuse(given: string): void {
      refused = given;
      void assertions.end(given);
    },
  };
}
