import type { Contact } from '../state/state.ts';
import type { Store } from '../store/store.ts';
import { createEventStream } from './event-stream.ts';
import { createGateApi, type GateApiNeeds, SyncFailure } from './gate-api.ts';
import type { OfficerAssertions } from './officer-assertions.ts';
import { pull } from './pull.ts';
import { createPush } from './push.ts';
import { type Pace, waitAfter } from './sync-intervals.ts';

export interface SyncNeeds extends Omit<GateApiNeeds, 'ending'> {
  store: Store;
  assertions: OfficerAssertions;
  /** Why the server would take nothing of this workplace; null where it is enrolled. */
  notEnrolled: () => 'not-enrolled' | 'revoked' | null;
  pace: Pace;
  /** A random number from 0 up to 1. */
  random: () => number;
  /** Called after every sync, successful or not. */
  changed: () => void;
  /** Receives unexpected errors, for the log. */
  report: (fault: unknown) => void;
}

/** Nothing is sent until somebody does something about it. */
const stops: readonly string[] = ['signed-out', 'not-permitted', 'not-enrolled', 'revoked'];

export type Sync = ReturnType<typeof createSync>;

/**
 * Keeps the station in sync with the server, one sync at a time: scans are sent, and changes are fetched. Offline it
 * retries by itself; it stops only if the server no longer accepts the signed-in user.
 */
export function createSync({
  store,
  assertions,
  notEnrolled,
  pace,
  random,
  changed,
  report,
  ...needs
}: SyncNeeds) {
  const ending = new AbortController();
  const api = createGateApi({ ...needs, assertions, ending: ending.signal });
  const stream = createEventStream({ ...needs, ending: ending.signal }, () => wake());
  const push = createPush(store, api, report);
  let contact: Contact = { online: false, stopped: null, otherVersion: false };
  let failures = 0;
  let started = false;
  /** What follows the running sync: another one if it was online, or another one in any case. */
  let next: 'none' | 'if-online' | 'always' = 'none';
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  let proven: string | null = null;
  /** Once for each sign-in: scans may be sent when somebody else is signed in. */
  async function proveOfficer(): Promise<void> {
    const token = needs.token();
    if (token === proven) return;
    await assertions.keep(await api.assertion());
    proven = token;
  }

  async function exchange(): Promise<void> {
    if (needs.token() === null) throw new SyncFailure('signed-out', 'nobody is signed in');
    const refused = notEnrolled();
    if (refused) throw new SyncFailure(refused, 'this workplace is not enrolled');
    await proveOfficer();
    await push();
    await pull(store, api);
  }

  async function turn(): Promise<void> {
    try {
      await exchange();
      contact = { online: true, stopped: null, otherVersion: false };
      failures = 0;
      stream.open();
      store.tidy();
    } catch (error) {
      failures += 1;
      const kind = error instanceof SyncFailure ? error.kind : 'fault';
      const stopped = stops.includes(kind) ? (kind as Contact['stopped']) : null;
      // `push` does not throw for refused scans: here the server refuses the sync itself.
      contact = { online: false, stopped, otherVersion: kind === 'not-understood' || kind === 'refused' };
      stream.close();
      if (kind === 'fault' || kind === 'refused') report(error);
    }
    if (!ending.signal.aborted) changed();
  }

  function begin(): Promise<void> {
    clearTimeout(timer);
    next = 'none';
    running = turn().finally(() => {
      running = null;
      if (ending.signal.aborted) return;
      if (next === 'always' || (next === 'if-online' && contact.online)) void begin();
      else if (!contact.stopped) timer = setTimeout(begin, waitAfter(failures, pace, random));
    });
    return running;
  }

  /** There is news, here or elsewhere. Offline, the next sync waits for its interval. */
  function wake(): void {
    if (!started || failures > 0 || ending.signal.aborted) return;
    if (!running) void begin();
    else if (next === 'none') next = 'if-online';
  }

  function runNow(): void {
    if (ending.signal.aborted) return;
    if (running) next = 'always';
    else void begin();
  }

  return {
    /** A workplace that is not enrolled is known to be before anything was tried. */
    contact(): Contact {
      const refused = needs.token() === null ? null : notEnrolled();
      return refused ? { ...contact, online: false, stopped: refused } : contact;
    },
    wake,
    /** Starts syncing. */
    start(): void {
      if (started) return;
      started = true;
      runNow();
    },
    /** Another user is signed in, or nobody. */
    signedInAnew(): void {
      stream.close();
      if (started) runNow();
    },
    /** Resolves after a sync that started after this call. */
    async now(): Promise<void> {
      started = true;
      await running;
      if (!ending.signal.aborted) await (running ?? begin());
    },
    async close(): Promise<void> {
      ending.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
