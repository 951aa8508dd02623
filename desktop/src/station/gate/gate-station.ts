import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { CountHere } from '@gangway/shared/contract/office/gate/remembered.ts';
import type { Clock } from '../lib/clock.ts';
import type { EventPublisher } from '../lib/handlers.ts';
import { faultIn, GateRefusal } from '../lib/refusal.ts';
import type { Enrollment, StationIdentity } from '../session/station-identity.ts';
import { isDiskLow } from './disk-room.ts';
import { createFinder } from './finder.ts';
import { createGate } from './gate.ts';
import { createGateHandlers } from './gate-handlers.ts';
import { createGateRecords } from './gate-records.ts';
import { missingOfficer, type Officer } from './officer.ts';
import { createListKey } from './passengers/list-key.ts';
import { createRecordPublisher } from './record-publisher.ts';
import { createGateClock } from './state/gate-clock.ts';
import { createOfficerSession } from './state/officer-session.ts';
import { describeState } from './state/state.ts';
import type { Synchronous } from './store/database.ts';
import { openStore } from './store/store.ts';
import { createSupervisor } from './supervisor.ts';
import { openOfficerAssertions } from './sync/officer-assertions.ts';
import { packedFetch } from './sync/packed-fetch.ts';
import { createSync } from './sync/sync.ts';
import { defaultIntervals, type Pace } from './sync/sync-intervals.ts';

/** Dependencies that fault tests replace; the product sets none of them. */
export interface GateInternals {
  synchronous?: Synchronous;
  /** Creates event ids. */
  newId?: () => string;
  fetch?: typeof fetch | undefined;
  /** Changes calls before this workplace signs them. */
  beforeSigning?: ((send: typeof fetch) => typeof fetch) | undefined;
  pace?: Pace;
  /** A random number from 0 up to 1. */
  random?: () => number;
  /** Writes the record of sign-ins. */
  writeFile?: ((file: string, text: string) => Promise<void>) | undefined;
  /** Whether the disk of a folder is nearly full. */
  isDiskLow?: (folder: string) => boolean;
}

export interface GateStationOptions {
  /** Origin of the API, without a path. */
  apiUrl: string;
  /** Folder for the cache and the outbox. */
  folder: string;
  token: () => string | null;
  officer: Officer;
  /** The key of this workplace. */
  identity: StationIdentity;
  clock: Clock;
  eventPublisher: EventPublisher;
  /** Receives unexpected errors, for the log. */
  report: (fault: unknown) => void;
  internals?: GateInternals | undefined;
}

/**
 * The gate of this workplace: its records, decisions and sync (R109). It syncs with the server once its page was
 * opened; a workplace that never boards stores no tickets.
 *
 * @throws StationStartError
 */
export function openGateStation(options: GateStationOptions) {
  const { apiUrl, folder, token, identity, clock, eventPublisher, report } = options;
  const {
    synchronous,
    newId = randomUUID,
    pace = defaultIntervals,
    random = Math.random,
  } = options.internals ?? {};
  // An enrolled workplace keeps its identity when its data are lost.
  const stationId = () => identity.stationId() ?? randomUUID();
  const store = openStore({ folder, now: clock.now, newId: stationId, report, synchronous });
  const gateClock = createGateClock(clock, store);
  const now = () => gateClock.read().now;
  const records = createGateRecords(store);
  const recordPublisher = createRecordPublisher(eventPublisher, records, report);
  const signing = identity.signing(options.internals?.fetch ?? packedFetch);
  const send = options.internals?.beforeSigning?.(signing) ?? signing;
  let whyNot: 'not-enrolled' | 'revoked' = 'not-enrolled';
  const assertions = openOfficerAssertions({
    file: join(folder, 'officers.json'),
    report,
    write: options.internals?.writeFile,
  });
  const session = createOfficerSession({ token, officer: options.officer, assertions, now });
  const { officer } = session;
  const listKey = createListKey({ token, now });
  const sync = createSync({
    store,
    mayFind: () => officer()?.permissions.includes('boarding.find') ?? false,
    listKey,
    now,
    assertions,
    refused: session.refuse,
    notEnrolled: () => (identity.stationId() === null ? whyNot : null),
    apiUrl,
    token,
    clock,
    fetch: send,
    pace,
    random,
    report,
    changed() {
      if (sync.contact().stopped) finder.lock();
      recordPublisher.publishChanges();
      tellState();
    },
  });
  const isLow = options.internals?.isDiskLow ?? isDiskLow;
  const state = () =>
    describeState(store, sync.contact(), gateClock.read(), {
      isDiskLow: isLow(folder),
      officer: missingOfficer(officer),
      sessionEndsAt: session.endsAt(),
      finder: finder.state(),
    });

  let published = '';
  function tellState(): void {
    const current = state();
    const text = JSON.stringify(current);
    if (text !== published) eventPublisher.publish('gate.state', current);
    published = text;
  }

  let due: NodeJS.Immediate | undefined;
  /** Called after a record was published, but not before the caller got its answer. */
  function tellStateSoon(): void {
    due ??= setImmediate(() => {
      due = undefined;
      tellState();
    });
  }

  const deps = {
    store,
    records,
    now,
    elapsedMs: clock.elapsedMs,
    newId,
    officer,
    findTyped: sync.findTyped,
    onRecord(record: Parameters<typeof recordPublisher.publish>[0]) {
      recordPublisher.publish(record);
      tellStateSoon();
      sync.scanned();
    },
  };
  const gate = createGate(deps);
  const finder = createFinder({
    ...deps,
    listKey,
    gate,
    onLookup() {
      tellStateSoon();
      sync.lookedUp();
    },
  });
  if (store.catalogue().meta.assignment || store.outbox.countWaiting() > 0) sync.start();

  identity.whenRevoked(() => {
    whyNot = 'revoked';
    finder.lock();
    store.forgetTickets();
    records.forgetDetails();
    sync.signedInAnew();
  });

  return {
    /** Enrolls this workplace and starts syncing. */
    async enroll(by: Parameters<StationIdentity['enroll']>[1]): Promise<Enrollment> {
      const enrollment = await identity.enroll(store.catalogue().meta.stationId, by);
      if (enrollment.ok) sync.signedInAnew();
      return enrollment;
    },
    handlers: createGateHandlers({
      gate,
      supervisor: createSupervisor(deps),
      finder,
      records,
      sync,
      state,
      assign(assignment) {
        if (assignment.sailingId !== store.catalogue().meta.assignment?.sailingId) finder.lock();
        store.setAssignment(assignment);
        tellStateSoon();
      },
    }),
    /** Handles a serial scan. The page did not request it, so the result is sent as an event. */
    async scan(code: string, lane?: string): Promise<void> {
      try {
        gate.read(code, lane);
      } catch (error) {
        eventPublisher.publish('gate.failure', {
          code: error instanceof GateRefusal ? error.code : 'failed',
        });
        const fault = faultIn(error);
        if (fault) throw fault;
      }
    },
    /** This gate's own count of a sailing, with or without a network; null if the gate does not board it. */
    countHere(sailingId: number): CountHere | null {
      const { assignment, count, waiting } = state();
      if (assignment.sailingId !== sailingId || !count) return null;
      return { gate: assignment.gate, boarded: count.boardedHere, waiting };
    },
    signedInAnew(): void {
      finder.lock();
      sync.signedInAnew();
      tellState();
    },
    async close(): Promise<void> {
      await sync.close();
      await assertions.close();
      clearImmediate(due);
      store.close();
    },
  };
}
