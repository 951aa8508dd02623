/** The key of a passenger list, for one session at one sailing. */
export interface SessionKey {
  sailingId: number;
  key: Buffer;
  /** When the session ends that the key was issued to; milliseconds, in the server's time. */
  until: number;
  /** The token of that session. */
  token: string;
}

interface Surroundings {
  token: () => string | null;
  now: () => Date;
}

export type ListKey = ReturnType<typeof createListKey>;

/**
 * The key of the open passenger list, only in this process's memory: a stolen computer must be restarted, which loses
 * the key. It is refused to another session, at another sailing, and after the session's end.
 */
export function createListKey({ token, now }: Surroundings) {
  let held: SessionKey | null = null;

  function lock(): void {
    held?.key.fill(0);
    held = null;
  }

  return {
    lock,
    unlock(newKey: SessionKey): void {
      lock();
      if (newKey.token === token()) held = newKey;
    },
    /** The key for a sailing; null while it is locked. */
    of(sailingId: number | null): Buffer | null {
      if (held && (held.token !== token() || now().getTime() >= held.until)) lock();
      return held?.sailingId === sailingId ? held.key : null;
    },
  };
}
