import type { GateRecord, Verdict } from '../../../../bridge-gate.ts';
import { shownAmong } from './gate-records.ts';

/**
 * How long a verdict stands: long enough to be read from three metres and to look at the passenger, and not until the next
 * passenger takes it for theirs. What wants a word with somebody stands longer.
 */
export const LIGHT_MS: Readonly<Record<Verdict, number>> = { admit: 8_000, warn: 20_000, refuse: 20_000 };

/** How long the party of a ticket may be boarded after it was shown, or after somebody last chose among them. */
export const PARTY_MS = 60_000;

/** What is on the screen of the last ticket that was shown while this page was open. */
export interface Shown {
  eventId: string;
  /** Whether its verdict stands; afterwards only its party does. */
  lit: boolean;
}

interface LightNeeds {
  shown: () => Shown | null;
  show: (shown: Shown | null) => void;
  /** Why the last ticket was not decided over stands no longer. */
  forget: () => void;
}

/** Puts the light on for what has just become of a ticket, and out after its time. */
export function createLight({ shown, show, forget }: LightNeeds) {
  let lit: ReturnType<typeof setTimeout> | undefined;
  let held: ReturnType<typeof setTimeout> | undefined;
  let failed: ReturnType<typeof setTimeout> | undefined;

  function light(eventId: string, verdict: Verdict): void {
    clearTimeout(lit);
    show({ eventId, lit: true });
    lit = setTimeout(() => {
      const now = shown();
      if (now) show({ ...now, lit: false });
    }, LIGHT_MS[verdict]);
    hold();
  }

  function hold(): void {
    clearTimeout(held);
    held = setTimeout(() => show(null), PARTY_MS);
  }

  return {
    hold,
    /** What has happened just now, the newest first. */
    see(fresh: readonly GateRecord[], all: readonly GateRecord[]): void {
      const ticket = shownAmong(fresh);
      const last = shown();
      if (ticket) light(ticket.eventId, ticket.verdict);
      else if (last && fresh.some(({ method }) => method === 'party')) {
        const record = all.find(({ eventId }) => eventId === last.eventId);
        if (record) light(record.eventId, record.verdict);
      }
    },
    fail(): void {
      clearTimeout(failed);
      failed = setTimeout(forget, LIGHT_MS.refuse);
    },
    out(): void {
      for (const timer of [lit, held, failed]) clearTimeout(timer);
      show(null);
    },
  };
}
