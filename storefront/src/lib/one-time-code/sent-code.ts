import type { CodeTerms } from '@gangway/shared/contract/people/accounts.ts';
import { serverNow } from '@gangway/shared/ui/api/server-clock.ts';

const SECOND_MS = 1000;

/** A requested code. It does not reveal whether a mail was sent. */
export interface SentCode {
  email: string;
  /** Validity in minutes. */
  minutes: number;
  /** When another one can be requested: milliseconds since the epoch, by the server's clock. */
  againAt: number;
}

export const sentCode = (email: string, { expiresInSeconds, againInSeconds }: CodeTerms): SentCode => ({
  email,
  minutes: Math.round(expiresInSeconds / 60),
  againAt: serverNow() + againInSeconds * SECOND_MS,
});
