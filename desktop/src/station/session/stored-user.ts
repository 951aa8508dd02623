import { rm } from 'node:fs/promises';
import { type SessionUser, sessionUser } from '@gangway/shared/contract/people/staff.ts';
import { z } from 'zod';
import { readPrivately, writePrivately } from '../lib/private-file.ts';

const shape = z.object({
  user: sessionUser.nullable(),
  /** The expiry time of the system as the server formats it, by language. */
  useTimes: z.record(z.string(), z.string()),
});
type StoredState = z.output<typeof shape>;

const noUser: StoredState = { user: null, useTimes: {} };

export type StoredUser = Awaited<ReturnType<typeof openStoredUser>>;

/**
 * The last signed-in user according to the server, so that a workplace that starts without a network knows its user and
 * menu (docs/decisions/0011). It requires a token, and is deleted with it.
 */
export async function openStoredUser(file: string) {
  let kept = read(await readPrivately(file));
  let writing = Promise.resolve();
  let closed = false;

  /** Writes one after the other, so that the file has the latest state. */
  function write(next: StoredState): Promise<void> {
    if (closed || JSON.stringify(next) === JSON.stringify(kept)) return writing;
    kept = next;
    const turn = () =>
      next === noUser ? rm(file, { force: true }) : writePrivately(file, JSON.stringify(next));
    writing = writing.then(turn, turn);
    return writing;
  }

  return {
    user: (): SessionUser | null => kept.user,
    /** In the requested language, or else in another one. */
    useTime: (language: string): string | null =>
      kept.useTimes[language] ?? Object.values(kept.useTimes)[0] ?? null,
    storeUser: (user: SessionUser): Promise<void> => write({ ...kept, user }),
    storeUseTime: (language: string, text: string): Promise<void> =>
      write({ ...kept, useTimes: { ...kept.useTimes, [language]: text } }),
    forget: (): Promise<void> => write(noUser),
    /** Resolves when the file is final: later answers of the server are not stored. */
    async close(): Promise<void> {
      closed = true;
      await Promise.allSettled([writing]);
    },
  };
}

function read(text: string | null): StoredState {
  try {
    return shape.safeParse(JSON.parse(text ?? '')).data ?? noUser;
  } catch {
    return noUser;
  }
}
