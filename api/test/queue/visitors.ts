import { createHash } from 'node:crypto';
import type { QueuePosition, QueueState } from '@gangway/shared/contract/sales/queue.ts';
import type { Answer, ApiCall } from '../support/call.ts';
import { buyersInput, FARES, passengerInput } from '../support/database/factories.ts';
import { newKey } from '../support/money/paying.ts';

/** A browser's token, the same for the same name. */
export const tokenOf = (name: string): string => createHash('sha256').update(name).digest('base64url');

/** An address of one visitor, as a proxy reports it. */
export const addressOf = (index: number): string =>
  `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

/** The actions of a sailing's visitors, each by a name. */
export function createVisitors(call: ApiCall, sailingId: number) {
  const path = `/sailings/${sailingId}/waiting-room`;
  const post = (way: string, name: string, index = 0) =>
    call('POST', `${path}/${way}`, {
      body: { token: tokenOf(name) },
      headers: { 'X-Forwarded-For': addressOf(index) },
    });
  return {
    queue: async () => (await call('GET', path)).data as QueueState,
    join: (name: string, index = 0) => post('join', name, index),
    position: async (name: string) => (await post('place', name)).data as QueuePosition,
    leave: (name: string) => post('leave', name),
    draw: (after = 0) => call('GET', `${path}/line?after=${after}`),
    book: (
      name: string | null,
      { party = 1, headers = {}, key = newKey() }: BookingOptions = {},
    ): Promise<Answer> =>
      call('POST', '/orders', {
        headers: { 'Idempotency-Key': key, ...headers },
        body: {
          ...buyersInput(sailingId, name ?? key, {
            expectedTotalSen: party * FARES.adult,
            passengers: Array.from({ length: party }, (_, one) =>
              passengerInput({ name: `${name} ${one}`, idNumber: `${name ?? key} ${one}` }),
            ),
          }),
          ...(name !== null && { waitingToken: tokenOf(name) }),
        },
      }),
  };
}

interface BookingOptions {
  party?: number;
  headers?: Record<string, string>;
  key?: string;
}
