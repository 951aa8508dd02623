import type { GateSailing } from '@gangway/shared/contract/office/gate/boarding.ts';
import { boardingPhase } from '@gangway/shared/domain/states/boarding-phase.ts';
import { type GateState, gateProblems } from '../../../bridge-gate.ts';
import type { HeldSailing } from '../store/catalogue.ts';
import type { Store } from '../store/store.ts';
import type { TicketCount } from '../store/tickets.ts';
import type { GateTime } from './gate-clock.ts';

/** Whether the station is online, in both directions, and whether its version matches the server's. */
export interface Contact extends Pick<GateState, 'online' | 'sending' | 'hearing' | 'stopped'> {
  otherVersion: boolean;
}

/** What the station knows besides its store. `sessionEndsAt`: by the server's clock; null if unknown. */
interface Surroundings extends Pick<GateState, 'officer' | 'finder'> {
  isDiskLow: boolean;
  sessionEndsAt: Date | null;
}

/** The current state of the station. */
export function describeState(
  store: Store,
  { otherVersion, ...contact }: Contact,
  { now, behindMs, isWrong, isUnsure }: GateTime,
  { isDiskLow, officer, sessionEndsAt, finder }: Surroundings,
): GateState {
  const { meta, sailings } = store.catalogue();
  const assignment = meta.assignment ?? { sailingId: null, gate: '' };
  const counts = store.tickets.count();
  const isPresent = {
    'disk-low': isDiskLow,
    'clock-wrong': isWrong,
    'clock-unsure': isUnsure,
    'other-version': otherVersion,
  };
  const phaseOf = ({ phase, departsAt }: GateSailing) =>
    phase === 'departed' || phase === 'canceled'
      ? phase
      : boardingPhase({ status: 'scheduled', departsAt: new Date(departsAt) }, meta.hours, now);
  const listed = [...sailings.values()]
    .filter(({ inFeed }) => inFeed)
    .map(({ feed, hasTickets }) => {
      const { expected, boarded } = countOf(feed.id, counts);
      return { ...feed, phase: phaseOf(feed), ...(hasTickets && { expected, boarded }) };
    });
  return {
    ready: meta.lastSyncAt !== null,
    ...contact,
    officer,
    sessionEndsAt: sessionEndsAt && new Date(sessionEndsAt.getTime() - behindMs).toISOString(),
    finder,
    lastSyncAt: meta.lastSyncAt === null ? null : new Date(meta.lastSyncAt - behindMs).toISOString(),
    behindSeconds: Math.round(behindMs / 1000),
    waiting: store.outbox.countWaiting(),
    openConflicts: meta.openConflicts,
    // The server sends how many are open, not which ones.
    disputed: Math.min(store.outbox.countDisputed(), meta.openConflicts),
    problems: gateProblems.filter(trouble => isPresent[trouble]),
    assignment,
    sailings: listed.sort((a, b) => Date.parse(a.departsAt) - Date.parse(b.departsAt) || a.id - b.id),
    count: countHere(assignment, sailings, counts),
  };
}

function countHere(
  { sailingId, gate }: GateState['assignment'],
  sailings: ReadonlyMap<number, HeldSailing>,
  counts: readonly TicketCount[],
): GateState['count'] {
  if (sailingId === null || !sailings.get(sailingId)?.hasTickets) return null;
  return { sailingId, ...countOf(sailingId, counts), boardedHere: countOf(sailingId, counts, gate).boarded };
}

/** Paid tickets; with a gate, only those boarded through it. */
function countOf(sailingId: number, counts: readonly TicketCount[], gate?: string) {
  const paid = counts.filter(count => count.sailingId === sailingId && count.state === 'valid');
  const boarded = paid.filter(count => count.gate !== null && (gate === undefined || count.gate === gate));
  const sum = (of: readonly TicketCount[]) => of.reduce((total, { tickets }) => total + tickets, 0);
  return { expected: sum(paid), boarded: sum(boarded) };
}
