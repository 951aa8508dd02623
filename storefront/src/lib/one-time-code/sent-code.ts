import type { CodeTerms } from '@gangway/shared/contract/people/accounts.ts';
import { serverNow } from '../api/server-clock.ts';

const SECOND_MS = 1000;

/** A code that was asked for. Whether a mail went out, nobody is told. */
export interface SentCode {
  email: string;
  /** Minutes it is good for. */
  minutes: number;
  /** When another one may be asked for: milliseconds since the epoch, on the server's clock. */
  againAt: number;
}

export const sentCode = (email: string, { expiresInSeconds, againInSeconds }: CodeTerms): SentCode => ({
  email,
  minutes: Math.round(expiresInSeconds / 60),
  againAt: serverNow() + againInSeconds * SECOND_MS,
});
