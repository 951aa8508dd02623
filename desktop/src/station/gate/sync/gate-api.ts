import { envelope, failure } from '@gangway/shared/contract/base/envelope.ts';
import {
  type GateLookupsRequest,
  gateLookupsResult,
  type PassengerListAnswer,
  type PassengerListRequest,
  passengerListAnswer,
} from '@gangway/shared/contract/office/gate/finder.ts';
import {
  type GateScansRequest,
  type GateScansResult,
  type GateSync,
  type GateSyncRequest,
  gateScansResult,
  gateSync,
  type TypedTicket,
  type TypedTicketRequest,
  typedTicket,
} from '@gangway/shared/contract/office/gate/gate.ts';
import { type OfficerAssertion, officerAssertion } from '@gangway/shared/contract/office/gate/stations.ts';
import { z } from 'zod';
import type { GateState } from '../../../bridge-gate.ts';
import type { Clock } from '../../lib/clock.ts';
import type { OfficerAssertions } from './officer-assertions.ts';

/** A call that fails sooner failed because there was no network, not because of its size. */
const UNANSWERED_AFTER_MS = 1_000;
/** A short call, which a slow connection may delay. */
const ASSERTION_TIME_OUT_MS = 30_000;
/** A passenger waits for this answer at the gate. */
const TYPED_TIME_OUT_MS = 3_000;

/**
 * Why a call failed. `unreached`: the API did not answer; the request may have arrived. `not-understood`: the answer is
 * of another version; the request may have arrived. `refused`: the API does not accept this, however often it is sent.
 */
export class SyncFailure extends Error {
  readonly kind: 'unreached' | 'not-understood' | 'refused' | NonNullable<GateState['stopped']>;
  /** How long the call had been under way. */
  readonly afterMs: number;

  constructor(kind: SyncFailure['kind'], message: string, afterMs = 0) {
    super(message);
    this.name = 'SyncFailure';
    this.kind = kind;
    this.afterMs = afterMs;
  }
}

/** Whether a call was not answered in time or broke off: a smaller one may succeed. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof SyncFailure && error.kind === 'unreached' && error.afterMs >= UNANSWERED_AFTER_MS;

export interface GateApiDeps {
  /** Origin of the API, without a path. */
  apiUrl: string;
  token: () => string | null;
  clock: Clock;
  /** Signs each call as this workplace. */
  fetch: typeof fetch;
  /** Aborted when the station closes. */
  ending: AbortSignal;
}

/** The proofs that calls with scans carry. */
export interface Proofs {
  assertions: Pick<OfficerAssertions, 'of'>;
}

/** The answer of a sync, and how far the server's clock is ahead of this one's, to within `withinMs`. */
export interface Pulled {
  answer: GateSync;
  offsetMs: number;
  withinMs: number;
  /** From the request to the end of the answer. */
  tookMs: number;
}

export type GateApi = ReturnType<typeof createGateApi>;

/** The calls that keep a station in sync with the API. They throw only `SyncFailure`. */
export function createGateApi({
  apiUrl,
  token,
  clock,
  fetch: send,
  ending,
  assertions,
}: GateApiDeps & Proofs) {
  async function post(path: string, body: unknown, timeOutMs: number) {
    const sentMs = clock.elapsedMs();
    const begun = performance.now();
    try {
      const response = await send(new URL(path, apiUrl), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Token': token() ?? '' },
        body: JSON.stringify(body),
        signal: AbortSignal.any([ending, AbortSignal.timeout(timeOutMs)]),
        redirect: 'error',
      });
      const answeredAt = clock.now().getTime();
      // The time of day may be set meanwhile.
      const withinMs = (clock.elapsedMs() - sentMs) / 2;
      const text = await response.text();
      return { status: response.status, text, answeredAt, withinMs, tookMs: performance.now() - begun };
    } catch (error) {
      throw new SyncFailure('unreached', `${path}: ${(error as Error).message}`, performance.now() - begun);
    }
  }

  return {
    /** The server's assertion of who is signed in here. */
    async assertion(): Promise<OfficerAssertion> {
      const answer = await post('/prod-api/office/stations/assertion', {}, ASSERTION_TIME_OUT_MS);
      return dataOf(officerAssertion, answer);
    },
    async push(
      request: Omit<GateScansRequest, 'assertions'>,
      timeOutMs: number,
    ): Promise<GateScansResult['results']> {
      const body = { ...request, assertions: assertions.of(request.scans) };
      const answer = await post('/prod-api/office/gate/scans', body, timeOutMs);
      return dataOf(gateScansResult, answer).results;
    },

    async sendLookups(request: Omit<GateLookupsRequest, 'assertions'>, timeOutMs: number): Promise<string[]> {
      const body = { ...request, assertions: assertions.of(request.lookups) };
      const answer = await post('/prod-api/office/gate/lookups', body, timeOutMs);
      return dataOf(gateLookupsResult, answer).stored;
    },

    async passengers(request: PassengerListRequest, timeOutMs: number): Promise<PassengerListAnswer> {
      return dataOf(passengerListAnswer, await post('/prod-api/office/gate/passengers', request, timeOutMs));
    },

    async findTyped(request: TypedTicketRequest): Promise<TypedTicket> {
      return dataOf(typedTicket, await post('/prod-api/office/gate/typed', request, TYPED_TIME_OUT_MS));
    },

    async pull(request: GateSyncRequest, timeOutMs: number): Promise<Pulled> {
      const sent = await post('/prod-api/office/gate/sync', request, timeOutMs);
      const answer = dataOf(gateSync, sent);
      const { answeredAt, withinMs, tookMs } = sent;
      return { answer, offsetMs: Date.parse(answer.now) - answeredAt + withinMs, withinMs, tookMs };
    },
  };
}

const anyEnvelope = envelope(z.unknown());

/** An answer without an envelope comes from a proxy or a hotspot's login page. */
function dataOf<Data extends z.ZodType>(
  data: Data,
  { status, text, tookMs }: { status: number; text: string; tookMs: number },
): z.output<Data> {
  const answer = anyEnvelope.safeParse(jsonOf(text));
  if (!answer.success)
    throw new SyncFailure('unreached', `an answer (${status}) that is not the API's`, tookMs);
  const { code, msg } = answer.data;
  if (status === 401) throw new SyncFailure('signed-out', msg);
  if (status === 403) throw new SyncFailure(refusedFor(answer.data.data), msg);
  if (status === 400 || status === 413 || status === 422) throw new SyncFailure('refused', msg);
  if (status !== 200 || code !== 200) throw new SyncFailure('unreached', `${status}: ${msg}`, tookMs);
  const parsed = data.safeParse(answer.data.data);
  if (!parsed.success) throw new SyncFailure('not-understood', 'an answer of another version');
  return parsed.data;
}

/** Why the server refuses this station or its signed-in user. */
function refusedFor(data: unknown): 'not-permitted' | 'not-enrolled' | 'revoked' {
  const error = failure.safeParse(data).data?.error;
  if (error === 'station-revoked') return 'revoked';
  return error?.startsWith('station-') ? 'not-enrolled' : 'not-permitted';
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
