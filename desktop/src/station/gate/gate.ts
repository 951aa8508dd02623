import type { BoardingParty } from '@gangway/shared/contract/office/gate/boarding.ts';
import type {
  GateDetail,
  GateMethod,
  TypedTicket,
  TypedTicketRequest,
} from '@gangway/shared/contract/office/gate/gate.ts';
import { ticketRefOf } from '@gangway/shared/node/gate-seal.ts';
import type { GateRecord } from '../../bridge-gate.ts';
import { GateRefusal } from '../lib/refusal.ts';
import {
  type Cache,
  type Decision,
  decideCode,
  decideElsewhere,
  decideMember,
  decideTyped,
} from './decide/decide.ts';
import type { Scene } from './decide/rules.ts';
import { countWarningOf, describeParty, warningsOf } from './describe.ts';
import type { GateRecords } from './gate-records.ts';
import { type Officer, permitted } from './officer.ts';
import type { Outbox } from './store/outbox.ts';
import type { Store } from './store/store.ts';
import { writeEvent } from './write-event.ts';

export interface GateDeps {
  store: Store;
  records: GateRecords;
  /** The server's time, as far as the station knows it. */
  now: () => Date;
  /** Monotonic milliseconds. */
  elapsedMs: () => number;
  newId: () => string;
  officer: Officer;
  /** Asks the server for a typed ticket that is not here; null if it does not answer soon. */
  findTyped: (typed: TypedTicketRequest) => Promise<TypedTicket | null>;
  /** Called with every record once it is on the disk. */
  onRecord: (record: GateRecord) => void;
}

/** The time within which a serial scanner may read a ticket a second time. */
const SAME_READING_MS = 4_000;

/**
 * The actions of an officer at the gate. This station answers each itself, with or without a network (R109).
 */
export function createGate({
  store,
  records,
  now,
  elapsedMs,
  newId,
  officer,
  findTyped,
  onRecord,
}: GateDeps) {
  /** The last code of each lane's serial scanner, and the event that admitted it. */
  const lastRead = new Map<string, { code: string; eventId: string; atMs: number }>();

  /** The current cache and gate. @throws GateRefusal `not-ready` before the first sync */
  function look(): { cache: Cache; scene: Scene } {
    const catalogue = store.catalogue();
    const { lastSyncAt, assignment } = catalogue.meta;
    if (lastSyncAt === null) throw new GateRefusal('not-ready');
    return {
      cache: { catalogue, tickets: store.tickets },
      scene: { sailingId: assignment?.sailingId ?? null, at: now() },
    };
  }

  function settle(
    decision: Decision,
    scene: Scene,
    method: GateMethod,
    officerId: string,
    lane = '',
  ): GateRecord {
    const { refusal, detail } = decision;
    const { meta, sailings } = store.catalogue();
    const sailingId = decision.sailingId ?? meta.assignment?.sailingId ?? null;
    const entry = writeEvent(store, newId(), {
      ...decision,
      method,
      lane,
      officerId,
      reason: '',
      at: scene.at,
      outcome: refusal ? 'refused' : 'boarded',
      warnings: refusal
        ? []
        : [...countWarningOf(sailings, sailingId), ...warningsOf(decision, store.tickets)],
    });
    records.rememberDetail(entry.eventId, detail);
    const record = records.describe(entry);
    onRecord(record);
    return record;
  }

  /** Whether the same ticket was read twice: the refusal is caused by its own boarding a moment ago. */
  function isSameReading(code: string, lane: string, { ref, refusal }: Decision): boolean {
    const last = lastRead.get(lane);
    if (last?.code !== code || elapsedMs() - last.atMs > SAME_READING_MS) return false;
    const boarded = ref ? store.tickets.byRef(ref)?.boarded : undefined;
    return refusal === 'already-boarded' && boarded?.eventId === last.eventId;
  }

  return {
    /**
     * Like `scan`, for a serial scanner, which may read a code twice. A second reading within 4 s at the same lane,
     * with no other code in between, repeats the first result and counts nothing.
     *
     * @throws GateRefusal
     */
    read(code: string, lane = ''): GateRecord | null {
      const officerId = permitted(officer, 'boarding.verify');
      const { cache, scene } = look();
      const decision = decideCode(code, cache, scene);
      if (isSameReading(code, lane, decision)) return null;
      // The light of this scan replaces that of the last one, for every result.
      lastRead.delete(lane);
      const record = settle(decision, scene, 'scan', officerId, lane);
      lastRead.set(lane, { code, eventId: record.eventId, atMs: elapsedMs() });
      return record;
    },

    /** Decides a scanned code, and boards its holder if nothing prevents it. @throws GateRefusal */
    scan(code: string, lane?: string): GateRecord {
      const officerId = permitted(officer, 'boarding.verify');
      const { cache, scene } = look();
      return settle(decideCode(code, cache, scene), scene, 'scan', officerId, lane);
    },

    /**
     * The same for a ticket id or serial with its verification code. The server is asked about a ticket that is not here (R426).
     * @throws GateRefusal; `too-many-attempts` where the officer typed 20 wrong ones within 15 minutes
     */
    async typed(typed: TypedTicketRequest): Promise<GateRecord> {
      const officerId = permitted(officer, 'boarding.verify');
      const { cache, scene } = look();
      const pause = pauseAfterWrongCodes(store.outbox, officerId, scene.at);
      if (pause > 0) throw new GateRefusal('too-many-attempts', { seconds: pause });
      const decision = decideTyped(typed, cache, scene);
      const elsewhere = decision.refusal === 'not-found' ? await findTyped(typed) : null;
      return settle(
        elsewhere ? decideElsewhere(elsewhere, cache, scene) : decision,
        scene,
        'typed',
        officerId,
      );
    },

    /** The same for a passenger found without a ticket; only the officer vouches for their identity. */
    boardFound(detail: GateDetail, ticketId: string): GateRecord {
      const officerId = permitted(officer, 'boarding.verify');
      const { cache, scene } = look();
      return settle(decideMember(detail, ticketId, cache, scene), scene, 'found', officerId);
    },

    /** The party of a recently presented ticket; null without one. */
    party(eventId: string): BoardingParty | null {
      const detail = records.detailOf(eventId);
      return detail && describeParty(detail, ticketRefOf(detail.ticketId), store.tickets);
    },

    /**
     * Boards the named members of a party, each with its own event. A refusal of one does not affect the others.
     * @throws GateRefusal `not-found` if the event has no such party
     */
    boardParty(eventId: string, ticketIds: readonly string[]): GateRecord[] {
      const officerId = permitted(officer, 'boarding.verify');
      const detail = records.detailOf(eventId);
      const isOfParty = (id: string) => detail?.members.some(({ ticketId }) => ticketId === id);
      if (!detail || !ticketIds.every(isOfParty)) throw new GateRefusal('not-found');
      return ticketIds.map(ticketId => {
        const { cache, scene } = look();
        return settle(decideMember(detail, ticketId, cache, scene), scene, 'party', officerId);
      });
    },
  };
}

/**
 * More typing errors than any officer makes, and far fewer than guessing needs; the same limit as the API's.
 */
const WRONG_CODES = { attempts: 20, withinMs: 15 * 60_000 };

/** Seconds for which an officer may not type codes; 0 if they may. Counts the wrong codes in the outbox. */
function pauseAfterWrongCodes(outbox: Pick<Outbox, 'wrongCodes'>, officerId: string, now: Date): number {
  const { attempts, withinMs } = WRONG_CODES;
  const times = outbox.wrongCodes(officerId, now.getTime() - withinMs, attempts);
  const oldest = times.at(-1);
  if (oldest === undefined || times.length < attempts) return 0;
  return Math.max(1, Math.ceil((oldest + withinMs - now.getTime()) / 1000));
}
