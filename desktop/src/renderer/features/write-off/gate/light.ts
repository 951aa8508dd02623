import type { GateRecord, Verdict } from '../../../../bridge-gate.ts';
import { shownAmong } from './gate-records.ts';

/**
 * How long a verdict is shown: long enough to be read from three meters and to look at the passenger, but not until the
 * next passenger mistakes it for theirs. Verdicts that need a conversation are shown longer.
 */
export const LIGHT_MS: Readonly<Record<Verdict, number>> = { admit: 8_000, warn: 20_000, refuse: 20_000 };

/** How long the party of a ticket may be boarded after it was presented, or after the last selection. */
export const PARTY_MS = 60_000;

/** The last ticket that was presented while this page was open. */
export interface ShownTicket {
  eventId: string;
  /** Whether its verdict is shown; afterwards only its party is. */
  lit: boolean;
}

interface LightDeps {
  shown: () => ShownTicket | null;
  show: (shown: ShownTicket | null) => void;
  /** Removes the failure of the last ticket. */
  forget: () => void;
}

/** Shows the light of a new verdict, and turns it off after its time. */
export function createLight({ shown, show, forget }: LightDeps) {
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
    /** The new records, newest first. */
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
