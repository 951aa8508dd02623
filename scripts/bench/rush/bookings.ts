import { randomUUID } from 'node:crypto';
import type { OrderRequestInput } from '@gangway/shared/contract/sales/orders.ts';
import { percentile } from '@gangway/shared/node/testing/percentile.ts';
import { type Answer, postOf, sendLoad } from './load.ts';
import { type Buyer, CABIN_SEN, FARE_SEN, type RushGround } from './rush-ground.ts';

/** One in this many bookings has a cabin. */
export const CABIN_EVERY = 16;

/** The booking of one adult, with its own name, document and key. */
export function bookingOf(
  sailingId: number,
  index: number,
  { roomId, buyer, path = '/prod-api/orders' }: { roomId?: number; buyer?: Buyer; path?: string } = {},
): Buffer {
  const order: OrderRequestInput = {
    sailingId,
    passengers: [
      {
        ticketType: 'adult',
        name: `Aisyah binti Rahman ${index}`,
        phone: `+60 12-${1_000_000 + index}`,
        gender: 'female',
        birthDate: '1988-04-12',
        idType: 'idCard',
        idNumber: `880412-10-${index}`,
        nationality: 'MY',
      },
    ],
    ...(roomId !== undefined && { cabins: { kind: 'chosen', roomIds: [roomId] } }),
    contact: {
      name: `Aisyah ${index}`,
      email: `aisyah${index}@example.com`,
      phone: `+60 12-${1_000_000 + index}`,
    },
    referralCode: 'SELAT',
    paymentMethod: 'online',
    language: 'en',
    expectedTotalSen: FARE_SEN + (roomId === undefined ? 0 : CABIN_SEN),
    termsAccepted: true,
  };
  return postOf(path, order, {
    'Idempotency-Key': randomUUID(),
    ...(buyer && { 'X-Token': buyer.token }),
  });
}

/** The room of the booking with this number: every sixteenth has one, while rooms are left. */
const roomOf = (roomIds: readonly number[], index: number): number | undefined =>
  index % CABIN_EVERY === 0 ? roomIds[index / CABIN_EVERY] : undefined;

/**
 * Bookings per second over a number of connections and seconds, spread over the sailings, each by another buyer. All must succeed.
 */
export async function bookingsASecond(
  { url, buyers, roomIds }: Pick<RushGround, 'url' | 'buyers' | 'roomIds'>,
  sailings: readonly number[],
  { connections, seconds }: { connections: number; seconds: number },
  path?: string,
): Promise<number> {
  const until = performance.now() + seconds * 1_000;
  const sent = await sendLoad({
    url,
    connections,
    request: index => {
      if (performance.now() > until) return undefined;
      const sailingId = sailings[index % sailings.length] ?? 0;
      const roomId = roomOf(roomIds, Math.floor(index / sailings.length));
      return bookingOf(sailingId, index, { roomId, buyer: buyers[index % buyers.length], path });
    },
  });
  requireStatus(sent.answers, [200]);
  return sent.answers.length / sent.seconds;
}

/** Only successful answers are measured. */
export function requireStatus(answers: readonly Answer[], expected: readonly number[]): void {
  const other = answers.filter(({ status }) => !expected.includes(status));
  if (other.length > 0)
    throw new Error(
      `${other.length} of ${answers.length} requests were answered ${[...new Set(other.map(({ status }) => status))]}`,
    );
}

export const percentileOf = (answers: readonly Answer[], share: number): number =>
  percentile(
    answers.map(({ milliseconds }) => milliseconds),
    share,
  );
