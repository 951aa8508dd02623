import { rm } from 'node:fs/promises';
import { type SessionUser, sessionUser } from '@gangway/shared/contract/people/staff.ts';
import { z } from 'zod';
import { readPrivately, writePrivately } from '../lib/private-file.ts';

const shape = z.object({
  user: sessionUser.nullable(),
  /** Until when the system may be used, as the server writes it, by the language asked in. */
  useTimes: z.record(z.string(), z.string()),
});
type Kept = z.output<typeof shape>;

const nobody: Kept = { user: null, useTimes: {} };

export type StoredUser = Awaited<ReturnType<typeof openStoredUser>>;

/**
 * Who the server last said is signed in here, so that a workplace that starts without a network knows its user and menu
 * (docs/decisions/0011). Never without a token beside it, and forgotten with it.
 */
export async function openStoredUser(file: string) {
  let kept = read(await readPrivately(file));
  let writing = Promise.resolve();
  let closed = false;

  /** One after the other: what was kept last stands in the file. */
  function write(next: Kept): Promise<void> {
    if (closed || JSON.stringify(next) === JSON.stringify(kept)) return writing;
    kept = next;
    const turn = () =>
      next === nobody ? rm(file, { force: true }) : writePrivately(file, JSON.stringify(next));
    writing = writing.then(turn, turn);
    return writing;
  }

  return {
    user: (): SessionUser | null => kept.user,
    /** In the language asked for, or else in one that was asked for before. */
    useTime: (language: string): string | null =>
      kept.useTimes[language] ?? Object.values(kept.useTimes)[0] ?? null,
    storeUser: (user: SessionUser): Promise<void> => write({ ...kept, user }),
    storeUseTime: (language: string, text: string): Promise<void> =>
      write({ ...kept, useTimes: { ...kept.useTimes, [language]: text } }),
    forget: (): Promise<void> => write(nobody),
    /** Returns when the file is as it stays: what the server says from here on is not kept. */
    async close(): Promise<void> {
      closed = true;
      await Promise.allSettled([writing]);
    },
  };
}

function read(text: string | null): Kept {
  try {
    return shape.safeParse(JSON.parse(text ?? '')).data ?? nobody;
  } catch {
    return nobody;
  }
}
