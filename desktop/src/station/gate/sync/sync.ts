import { setTimeout as wait } from 'node:timers/promises';
import type { TypedTicket, TypedTicketRequest } from '@gangway/shared/contract/office/gate/gate.ts';
import type { Contact } from '../state/state.ts';
import type { Store } from '../store/store.ts';
import { createBurst } from './burst.ts';
import { createEventStream } from './event-stream.ts';
import { createGateApi, type GateApiDeps, SyncFailure } from './gate-api.ts';
import { createLoop } from './loop.ts';
import type { OfficerAssertions } from './officer-assertions.ts';
import { createPassengerSync, type PassengerSyncDeps } from './passenger-sync.ts';
import { createPull } from './pull.ts';
import { createPush } from './push.ts';
import type { Pace } from './sync-intervals.ts';

export interface SyncDeps
  extends Omit<GateApiDeps, 'ending'>,
    Pick<PassengerSyncDeps, 'mayFind' | 'listKey' | 'now'> {
  store: Store;

  assertions: OfficerAssertions;
  /** Called with a token that the server refuses. */
  refused: (token: string) => void;
  /** Why the server would refuse this workplace; null if it is enrolled. */
  notEnrolled: () => 'not-enrolled' | 'revoked' | null;
  pace: Pace;
  /** A random number from 0 up to 1. */
  random: () => number;
  /** Called after every attempt to send or receive. */
  changed: () => void;
  /** Receives unexpected errors, for the log. */
  report: (fault: unknown) => void;
}

/** Nothing is sent until a user changes this. */
const stops: readonly string[] = ['signed-out', 'not-permitted', 'not-enrolled', 'revoked'];

export type Sync = ReturnType<typeof createSync>;

type Direction = Omit<Contact, 'online' | 'hearing' | 'sending'> & { works: boolean };

const WORKS: Direction = { works: true, stopped: null, otherVersion: false };
/** How long a fetch waits for running uploads, whose results it may include. */
const HEAR_AFTER_SENDING_MS = 1_000;
/** The passenger list is requested in every nth fetch. */
const FIND_EVERY = 20;
/** The longest time of a timer. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/**
 * Keeps the station in sync with the server. Scans are sent and changes are fetched by separate loops, so that a
 * failure of one does not block the other. Offline they retry by themselves; they stop only if the server no longer
 * accepts the signed-in user.
 */
export function createSync({
  store,
  assertions,
  refused,
  notEnrolled,
  pace,
  random,
  changed,
  report,
  ...deps
}: SyncDeps) {
  const ending = new AbortController();
  const api = createGateApi({ ...deps, assertions, ending: ending.signal });
  const stream = createEventStream({ ...deps, ending: ending.signal }, () => happenedElsewhere());
  const passengers = createPassengerSync({ ...deps, store, api });
  const push = createPush(store, api, report, changed);
  const pull = createPull(store, api, changed);
  let started = false;
  /** Nothing has been received yet; as far as is known, nothing waits to be sent. */
  let sending = WORKS;
  let hearing: Direction = { ...WORKS, works: false };
  /** Another gate reported an event while scans were being sent; the fetch after them includes it. */
  let isToHear = false;
  const stopped = () => sending.stopped ?? hearing.stopped;

  /** Kept in memory at once. The file is not awaited: a full disk must not delay scans. */
  async function keepAssertion(token: string): Promise<void> {
    void assertions.keep(await api.assertion(), token);
  }

  let proven: { token: string; done: Promise<void> } | null = null;
  /** Keeps a proof of each sign-in, once: scans may be sent while another user is signed in. */
  function proveOfficer(token: string): Promise<void> {
    if (proven?.token !== token) proven = { token, done: keepAssertion(token) };
    return proven.done;
  }

  async function attempt(work: () => Promise<void>): Promise<Direction> {
    const token = deps.token();
    try {
      if (token === null) throw new SyncFailure('signed-out', 'nobody is signed in');
      const refused = notEnrolled();
      if (refused) throw new SyncFailure(refused, 'this workplace is not enrolled');
      await proveOfficer(token).catch(error => {
        proven = null;
        throw error;
      });
      void assertions.retry();
      await work();
      return WORKS;
    } catch (error) {
      const kind = error instanceof SyncFailure ? error.kind : 'fault';
      if (kind === 'fault' || kind === 'refused') report(error);
      if (kind === 'signed-out' && token !== null) refused(token);
      return {
        works: false,
        stopped: stops.includes(kind) ? (kind as Contact['stopped']) : null,
        // `push` does not throw for refused scans: here the server refuses the call itself.
        otherVersion: kind === 'not-understood' || kind === 'refused',
      };
    }
  }
  const tell = () => {
    if (!ending.signal.aborted) changed();
  };
  /** Without a network too: a gate that reaches no server for hours writes most of its scans then. */
  function tidy(): void {
    try {
      store.tidy();
    } catch (fault) {
      report(fault);
    }
  }
  const loopOf = (work: () => Promise<boolean>, every = pace.online) =>
    createLoop({
      work,
      isStopped: () => stopped() !== null,
      pace: { ...pace, online: every },
      random,
      ending: ending.signal,
    });

  const send = loopOf(async () => {
    const isIdle = store.outbox.countWaiting() === 0;
    sending = isIdle ? WORKS : await attempt(push);
    if (isToHear) hear.wake();
    isToHear = false;
    if (!isIdle) tell();
    return sending.works;
  });
  const hear = loopOf(async () => {
    hearing = await attempt(pull);
    if (hearing.works) {
      stream.open();
      if (passengers.isDue()) find.wake();
    } else stream.close();
    tidy();
    tell();
    return hearing.works;
  });
  /** A failure here delays neither scans nor changes, and does not change the link's state. */
  const find = loopOf(
    async () => {
      const { works } = await attempt(passengers.run);
      tell();
      return works;
    },
    Math.min(pace.online * FIND_EVERY, LONGEST_WAIT_MS),
  );

  const burst = createBurst(() => send.wake());

  function happenedElsewhere(): void {
    if (send.isRunning()) isToHear = true;
    else hear.wake();
  }

  function runNow(): void {
    send.runNow();
    hear.runNow();
    find.runNow();
  }

  function contact(): Contact {
    const refused = deps.token() === null ? null : notEnrolled();
    return {
      online: !refused && sending.works && hearing.works,
      sending: sending.works,
      hearing: hearing.works,
      stopped: refused ?? stopped(),
      otherVersion: sending.otherVersion || hearing.otherVersion,
    };
  }

  return {
    /** Known before any call if the workplace is not enrolled. */
    contact,
    /** What the server says of a typed ticket; null while it is out of reach. */
    async findTyped(typed: TypedTicketRequest): Promise<TypedTicket | null> {
      if (!contact().online) return null;
      return api.findTyped(typed).catch(error => {
        if (!(error instanceof SyncFailure)) report(error);
        return null;
      });
    },
    /** A scan waits to be sent. */
    scanned(): void {
      if (started) burst.scanned();
    },
    /** A search waits to be sent. */
    lookedUp(): void {
      if (started) find.wake();
    },
    /** The server should receive a new report of this station. */
    wake(): void {
      if (!started) return;
      send.wake();
      hear.wake();
    },
    /** Starts syncing. */
    start(): void {
      if (started) return;
      started = true;
      runNow();
    },
    /** The signed-in user has changed. */
    signedInAnew(): void {
      stream.close();
      if (started) runNow();
    },
    /** Resolves after scans were sent and changes were fetched by calls that started after this one. */
    async now(): Promise<void> {
      started = true;
      const sent = send.now();
      await Promise.race([sent, wait(HEAR_AFTER_SENDING_MS, undefined, { ref: false })]);
      await Promise.all([sent, hear.now()]);
      // Afterwards, because the server must know which sailing this gate boards.
      if (passengers.isDue()) await find.now();
    },
    async close(): Promise<void> {
      ending.abort();
      burst.close();
      await Promise.all([send.close(), hear.close(), find.close()]);
    },
  };
}
