import type { Outbox } from '../store/outbox.ts';

/** More typing errors than anybody makes, and far fewer than guessing would need; the same limit as the API's. */
const WRONG_CODES = { attempts: 20, withinMs: 15 * 60_000 };

/** Seconds for which an officer may not type codes; 0 if they may. Counts the wrong codes in the outbox. */
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
