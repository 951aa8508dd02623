import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bankRefund } from '../../../api/src/features/payments/providers/sandbox-messages.types.ts';
import {
  SIGNATURE_HEADER,
  signMessage,
} from '../../../api/src/features/payments/providers/sandbox-signature.rules.ts';
import { derivedKey } from '../../../api/src/lib/process/derived-key.ts';
import type { Caller } from './caller.ts';
import { Disagreement } from './disagreement.ts';

/** How the bank takes requests for refunds: it makes them, refuses for now, or makes them and its answer is lost. */
export const moods = ['makes', 'refuses', 'loses answers'] as const;
type Mood = (typeof moods)[number];

/** What the bank tells the shop of a payment. */
export interface Notice {
  event: string;
  paymentId: string;
  amountSen: number;
  status: 'succeeded' | 'failed';
}

/** A bank of its own, outside of the product: it keeps its own books of what was paid and refunded. */
export interface Bank {
  /** The address that the product calls for refunds. */
  url: string;
  setMood(mood: Mood): void;
  /** A payer has paid. */
  take(paymentId: string, amountSen: number): void;
  /** What it refunded of all that was paid. */
  refundedSen(): number;
  takenSen(): number;
  /** Refunds that it could not make, because less was paid. */
  faults(): readonly string[];
  /** Notifies the shop. @throws Disagreement if the shop does not take the notice */
  notify(caller: Caller, notice: Notice, now: Date): Promise<void>;
  stop(): Promise<void>;
}

export async function openBank(masterKey: Uint8Array): Promise<Bank> {
  const taken = new Map<string, number>();
  const refunds = new Map<string, { reference: string; amountSen: number }>();
  const faults: string[] = [];
  let mood: Mood = 'makes';
  const secret = derivedKey(masterKey, 'sandbox-notification');
  const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, sen) => total + sen, 0);

  function refund(text: string): { status: number; body: string } {
    if (mood === 'refuses') return { status: 503, body: 'come back later' };
    const { id, reference, amountSen } = bankRefund.parse(JSON.parse(text));
    const before = [...refunds].filter(([other, one]) => other !== id && one.reference === reference);
    const leftSen = (taken.get(reference) ?? 0) - sum(before.map(([, one]) => one.amountSen));
    if (amountSen > leftSen)
      faults.push(`${amountSen} sen of the payment ${reference}, of which ${leftSen} are left`);
    refunds.set(id, { reference, amountSen });
    if (mood === 'loses answers') return { status: 503, body: 'the answer is lost' };
    return { status: 200, body: JSON.stringify({ receipt: `R-${id}` }) };
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on('data', part => parts.push(part))
      .once('end', () => {
        const { status, body } = refund(Buffer.concat(parts).toString('utf8'));
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setMood(next) {
      mood = next;
    },
    take: (paymentId, amountSen) => void taken.set(paymentId, amountSen),
    refundedSen: () => sum([...refunds.values()].map(({ amountSen }) => amountSen)),
    takenSen: () => sum(taken.values()),
    faults: () => faults,
    async notify(caller, { event, paymentId, amountSen, status }, now) {
      const body = JSON.stringify({ event, reference: paymentId, status, amountSen });
      const headers = { [SIGNATURE_HEADER]: signMessage(secret, body, now) };
      const answered = await caller.send('/notify/sandbox', body, headers);
      if (answered !== 200) throw new Disagreement(`the bank's notice ${event} is answered ${answered}`);
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
