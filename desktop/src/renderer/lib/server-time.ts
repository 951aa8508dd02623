import { type LocalDate, localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { serverNow } from '@gangway/shared/ui/api/server-clock.ts';
import { useNow } from './use-now.ts';

/** Today by the server's clock: that of this computer may be wrong (R479). */
export const serverToday = (): LocalDate => localDateIn(new Date(serverNow()));

/** The time by the server's clock, updated every `everyMs`. */
export function useServerNow(everyMs: number): Date {
  useNow(everyMs);
  return new Date(serverNow());
}
