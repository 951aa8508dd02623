import type { Outbox } from '../store/outbox.ts';

/** More slips of the finger than anybody makes, and far from what guessing would take: as the API has it. */
const WRONG_CODES = { attempts: 20, withinMs: 15 * 60_000 };

/** For how many seconds an officer may type no more codes; 0 where they may. The outbox remembers the wrong ones. */
export function pauseAfterWrongCodes(
  outbox: Pick<Outbox, 'wrongCodes'>,
  officerId: string,
  now: Date,
): number {
  const { attempts, withinMs } = WRONG_CODES;
  const times = outbox.wrongCodes(officerId, now.getTime() - withinMs, attempts);
  const oldest = times.at(-1);
  if (oldest === undefined || times.length < attempts) return 0;
  return Math.max(1, Math.ceil((oldest + withinMs - now.getTime()) / 1000));
}
