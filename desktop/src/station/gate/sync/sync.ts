import type { Contact } from '../state/state.ts';
import type { Store } from '../store/store.ts';
import { createEventStream } from './event-stream.ts';
import { createGateApi, type GateApiNeeds, SyncFailure } from './gate-api.ts';
import { pull } from './pull.ts';
import { createPush } from './push.ts';
import { type Pace, waitAfter } from './sync-intervals.ts';

export interface SyncNeeds extends Omit<GateApiNeeds, 'ending'> {
  store: Store;
  pace: Pace;
  /** From 0 up to 1. */
  random: () => number;
  /** Hears when a turn is over, whatever came of it. */
  changed: () => void;
  /** Hears of faults of ours, for the log. */
  report: (fault: unknown) => void;
}

export type Sync = ReturnType<typeof createSync>;

/**
 * Keeps the station in step with the server, one turn at a time: what happened here goes up, what happened elsewhere comes
 * down. Out of touch it tries on by itself; it stops only where the server no longer knows who is signed in.
 */
export function createSync({ store, pace, random, changed, report, ...needs }: SyncNeeds) {
  const ending = new AbortController();
  const api = createGateApi({ ...needs, ending: ending.signal });
  const stream = createEventStream({ ...needs, ending: ending.signal }, () => wake());
  const push = createPush(store, api, report);
  let contact: Contact = { online: false, stopped: null, otherVersion: false };
  let failures = 0;
  let started = false;
  /** What the turn that runs is followed by: one that needs to be in touch, or one in any case. */
  let next: 'none' | 'if-online' | 'always' = 'none';
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function exchange(): Promise<void> {
    if (needs.token() === null) throw new SyncFailure('signed-out', 'nobody is signed in');
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
      const stopped = kind === 'signed-out' || kind === 'not-permitted' ? kind : null;
      // What `push` sets aside is not thrown: it is the sync itself that the server does not take.
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

  /** Something happened, here or elsewhere. Out of touch, the next turn comes when its time has come. */
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
    contact: (): Contact => contact,
    wake,
    /** Begins, for good. */
    start(): void {
      if (started) return;
      started = true;
      runNow();
    },
    /** Somebody else is signed in, or nobody. */
    signedInAnew(): void {
      stream.close();
      if (started) runNow();
    },
    /** Returns when a turn is over that began after this was called. */
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
