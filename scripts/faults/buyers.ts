import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Envelope } from '@gangway/shared/contract/base/envelope.ts';
import type { CancelPreview, CreatedOrder } from '@gangway/shared/contract/sales/orders.ts';
import type { StartedPayment } from '@gangway/shared/contract/sales/payments.ts';
import type { Quote } from '@gangway/shared/contract/sales/quotes.ts';
import {
  SIGNATURE_HEADER,
  signMessage,
} from '../../api/src/features/payments/providers/sandbox-signature.rules.ts';
import { systemClock } from '../../api/src/lib/clock.ts';
import { derivedKey } from '../../api/src/lib/process/derived-key.ts';

/** What the server has acknowledged of an order; each state follows the one before. */
export type Acknowledged = 'booked' | 'paid' | 'canceled';

/** An acknowledgement, as a line of the log outside the server. */
export interface LogLine {
  /** The buyer, whose e-mail address the order has. */
  buyer: number;
  number: string;
  state: Acknowledged;
}

/** What a rush of buyers needs. */
export interface Rush {
  /** The copies of the API; a request goes to the next one where one does not answer. */
  urls: readonly string[];
  sailingId: number;
  /** The operator's own code: buyers have no recommender. */
  referralCode: string;
  /** The session of an officer who takes cash. */
  officerToken: string;
  /** The file that acknowledgements are written to. */
  log: string;
  /** How many book at the same time. */
  buyers: number;
  /** Each attempt has another key, as if the server knew none: a repeated request then takes effect twice. */
  freshKeys?: boolean;
  /** The master key of the copies, from which the practice bank's is derived: half of those who pay then pay there. */
  masterKey?: Uint8Array;
}

export interface RunningRush {
  /** Acknowledgements so far. @throws Error if something unexpected happened to a buyer. */
  count(): number;
  /** Milliseconds between two acknowledgements at most. */
  longestGapMs(): number;
  /** What was refused, each with its reason. The rules allow everything that the buyers do. */
  refused(): readonly string[];
  /** Answers that neither carry out a request nor say why it must wait: any fault is answered 503 with when to ask again. */
  unclear(): readonly string[];
  /** How many requests got no whole answer, from a copy that had taken them. */
  cutOff(): number;
  /** Lets everybody finish. */
  stop(): Promise<void>;
}

const PAUSE_MS = 50;
/** Of a hundred buyers, so many pay. One of ten keeps the places, so that the sailing is not sold out; the others cancel. */
const PAYING = 60;
const keepsPlaces = (buyer: number): boolean => buyer % 10 === 0;

/** Starts buyers who book, pay and cancel one after another, until `stop`. */
export function startRush(rush: Rush): RunningRush {
  let going = true;
  let count = 0;
  let longestGapMs = 0;
  let last = performance.now();
  let next = 0;
  const refused: string[] = [];
  const meetings: Meetings = { unclear: [], cutOff: 0 };
  const acknowledge = (line: LogLine) => {
    appendFileSync(rush.log, `${JSON.stringify(line)}\n`);
    const now = performance.now();
    longestGapMs = Math.max(longestGapMs, now - last);
    last = now;
    count++;
  };
  const work = async () => {
    while (going)
      await buy(rush, ++next, acknowledge, meetings).catch(error => {
        if (!(error instanceof Refused)) throw error;
        refused.push(error.message);
      });
  };
  let failure: unknown;
  const everybody = Promise.all(Array.from({ length: rush.buyers }, work));
  everybody.catch(error => {
    failure = error;
  });
  return {
    count() {
      if (failure) throw failure;
      return count;
    },
    longestGapMs: () => longestGapMs,
    refused: () => refused,
    unclear: () => meetings.unclear,
    cutOff: () => meetings.cutOff,
    async stop() {
      going = false;
      await everybody;
    },
  };
}

/** The e-mail address of a buyer. */
export const addressOf = (buyer: number): string => `buyer${buyer}@faults.example`;

/** What buyers meet besides answers that carry out a request. */
interface Meetings {
  unclear: string[];
  cutOff: number;
}

async function buy(
  rush: Rush,
  buyer: number,
  acknowledge: (line: LogLine) => void,
  meetings: Meetings,
): Promise<void> {
  const ask = requester(rush, buyer, meetings);
  const adult = { ticketType: 'adult', birthDate: '1988-04-12', idType: 'passport' };
  const { totalSen } = await ask<Quote>('/quotes', { sailingId: rush.sailingId, passengers: [adult] });
  const { order, accessToken } = await ask<CreatedOrder>('/orders', {
    sailingId: rush.sailingId,
    passengers: [
      {
        ...adult,
        name: `Buyer ${buyer}`,
        gender: 'female',
        idNumber: `FAULT${buyer}`,
        documentExpiry: '2036-01-01',
        issuingCountry: 'MY',
        nationality: 'MY',
        phone: '+60123456789',
      },
    ],
    contact: { name: `Buyer ${buyer}`, email: addressOf(buyer), phone: phoneOf(buyer) },
    referralCode: rush.referralCode,
    paymentMethod: 'online',
    language: 'en',
    expectedTotalSen: totalSen,
    termsAccepted: true,
  });
  acknowledge({ buyer, number: order.number, state: 'booked' });
  const access = { 'X-Order-Token': accessToken };
  if (buyer % 100 < PAYING && rush.masterKey && buyer % 2 === 1) {
    const asked = { orderNumbers: [order.number], provider: 'sandbox' };
    const { payment } = await ask<StartedPayment>('/payments', asked, access);
    if (!payment) throw new Error(`no payment was begun for ${order.number}`);
    await notifyTwice(rush, rush.masterKey, payment, meetings);
    acknowledge({ buyer, number: order.number, state: 'paid' });
  } else if (buyer % 100 < PAYING) {
    const officer = { 'X-Token': rush.officerToken };
    const tenderedSen = Math.ceil(order.dueSen / 500) * 500;
    await ask(
      `/office/orders/${order.number}/payment`,
      { expectedDueSen: order.dueSen, tenderedSen },
      officer,
    );
    acknowledge({ buyer, number: order.number, state: 'paid' });
  }
  if (keepsPlaces(buyer)) return;
  const parts = { ticketIds: order.tickets.map(({ id }) => id), cabinIds: [] };
  const { chargeSen } = await ask<CancelPreview>(`/orders/${order.number}/cancel/preview`, parts, access);
  await ask(`/orders/${order.number}/cancel`, { ...parts, expectedChargeSen: chargeSen }, access);
  acknowledge({ buyer, number: order.number, state: 'canceled' });
}

const phoneOf = (buyer: number): string => `+603${20_000_000 + (buyer % 70_000_000)}`;

/** Buyers and the bank give up after so many answers that do not say that they should come again. */
const MOST_UNCLEAR = 5;

/**
 * The bank notifies both copies of the same payment at once, and each until it answers that it took notice.
 *
 * @throws Refused if one does not take it.
 */
async function notifyTwice(
  { urls }: Rush,
  masterKey: Uint8Array,
  { id, amountSen }: { id: string; amountSen: number },
  meetings: Meetings,
): Promise<void> {
  const body = JSON.stringify({ event: `paid-${id}`, reference: id, status: 'succeeded', amountSen });
  const secret = derivedKey(masterKey, 'sandbox-notification');
  const notify = async (url: string): Promise<void> => {
    for (let unclear = 0; unclear < MOST_UNCLEAR; await wait(PAUSE_MS)) {
      const answer = await fetch(`${url}/notify/sandbox`, {
        method: 'POST',
        headers: { [SIGNATURE_HEADER]: signMessage(secret, body, systemClock.now()) },
        body,
      }).catch(() => undefined);
      const text = await answer?.text().catch(() => '');
      if (answer?.ok) return;
      if (!answer || isClear(answer)) continue;
      unclear++;
      meetings.unclear.push(`/notify/sandbox: ${answer.status} ${text}`);
    }
    throw new Refused(`the notification of the payment ${id}`);
  };
  await Promise.all(urls.map(notify));
}

/** Whether a fault is answered with what is wrong and when to ask again. */
const isClear = ({ status, headers }: Response): boolean =>
  status === 507 || (status === 503 && headers.has('Retry-After'));

/** A request that the server does not carry out. */
class Refused extends Error {}

/** Of every fifth buyer each first answer is lost on the way, as on a weak network. */
const losesAnswer = (buyer: number, isFirst: boolean): boolean => isFirst && buyer % 5 === 0;

/** Asks until there is an answer, each time at the next copy, always with the same key. */
function requester({ urls, freshKeys }: Rush, buyer: number, meetings: Meetings) {
  return async <Data>(path: string, body: object, headers: Record<string, string> = {}): Promise<Data> => {
    const key = randomUUID();
    let unclear = 0;
    for (let attempt = buyer; ; attempt++) {
      const answer = await fetch(`${urls[attempt % urls.length]}/prod-api${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': freshKeys ? randomUUID() : key,
          'X-Forwarded-For': `10.${(buyer >> 16) & 255}.${(buyer >> 8) & 255}.${buyer & 255}`,
          ...headers,
        },
        body: JSON.stringify(body),
      })
        .then(async response => ({
          ...((await response.json()) as Envelope<unknown>),
          status: response.status,
          isClear: isClear(response),
        }))
        .catch(error => {
          if (error.cause?.code !== 'ECONNREFUSED') meetings.cutOff++;
        });
      if (losesAnswer(buyer, attempt === buyer)) continue;
      if (answer?.status === 200) return answer.data as Data;
      if (answer && answer.status >= 500 && !answer.isClear) {
        meetings.unclear.push(`${path}: ${answer.status} ${answer.msg}`);
        if (++unclear === MOST_UNCLEAR) throw new Refused(`${path}: ${answer.status}`);
      }
      // No answer, not available, or the same key is being worked on: it is asked again.
      const error = (answer?.data as { error?: string } | null | undefined)?.error;
      const isTemporary = !answer || answer.status >= 500 || error === 'key-in-flight';
      if (!isTemporary)
        throw new Refused(`${path}: ${answer.status} ${answer.msg} ${JSON.stringify(answer.data)}`);
      await wait(PAUSE_MS);
    }
  };
}
