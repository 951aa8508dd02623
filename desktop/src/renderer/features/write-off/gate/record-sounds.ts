import type { GateRecord, Verdict } from '../../../../bridge-gate.ts';
import { worstOf } from './gate-records.ts';

/** What comes of a party is told one by one and makes one sound. */
const TOGETHER_MS = 25;

/** Sounds every record once, from `begin` on: what happened before is no news. */
export function soundRecords(voice: (verdict: Verdict) => void) {
  const seen = new Set<string>();
  let news: GateRecord[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let begun = false;
  const sound = () => {
    const worst = worstOf(news);
    news = [];
    timer = undefined;
    if (worst) voice(worst);
  };
  return {
    /** Gives those that are news. */
    see(records: readonly GateRecord[]): readonly GateRecord[] {
      const fresh = records.filter(({ eventId }) => !seen.has(eventId));
      for (const { eventId } of fresh) seen.add(eventId);
      if (!begun || fresh.length === 0) return [];
      news.push(...fresh);
      timer ??= setTimeout(sound, TOGETHER_MS);
      return fresh;
    },
    begin(): void {
      begun = true;
    },
    stop: (): void => clearTimeout(timer),
  };
}
