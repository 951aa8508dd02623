import type { OfficeWaitlist } from '@gangway/shared/contract/office/sailings/waitlist.ts';
import type { OrderRequestInput } from '@gangway/shared/contract/sales/orders.ts';
import type { WaitlistEntry, WaitlistJoinInput } from '@gangway/shared/contract/sales/waitlist.ts';
import { serveList } from '../../src/features/waitlist/serve-list.service.ts';
import { waitlistToken } from '../../src/reservations/waitlist/waitlist-token.rules.ts';
import { buyersInput, CABIN_SEN, FARES } from '../support/database/factories.ts';
import { newKey } from '../support/money/paying.ts';
import type { TestApp } from '../support/test-app.ts';

/** What a party waits for, beside its sailings. */
export type Wanted = Partial<Omit<WaitlistJoinInput, 'sailingIds' | 'tickets'>> & { adults?: number };

let parties = 0;

/** Waiting lists as guests use them, over HTTP. */
export function createLists({ call, deps, jobs }: Pick<TestApp, 'call' | 'deps' | 'jobs'>) {
  const join = (
    sailingIds: number[],
    { adults = 2, ...wanted }: Wanted = {},
    headers: Record<string, string> = {},
  ) =>
    call('POST', '/waitlist/join', {
      headers: { ...headers, 'X-Forwarded-For': `203.0.113.${parties % 250}` },
      body: {
        sailingIds,
        tickets: { adult: adults, child: 0, infant: 0, senior: 0 },
        cabins: null,
        mostSen: null,
        contact: { name: 'Tan Wei Ming', email: `waiting${++parties}@example.com`, phone: null },
        language: 'en',
        ...wanted,
      } satisfies WaitlistJoinInput,
    });

  /** The token of the last mail. */
  function mailedToken(kind: string): string {
    const mail = jobs.findLast(({ data }) => data.kind === kind);
    if (!mail?.data.partyId) throw new Error(`no mail ${kind} was sent`);
    return waitlistToken(deps, mail.data.partyId);
  }

  const asParty =
    (action: 'entry' | 'confirm' | 'leave' | 'decline') =>
    (token: string): Promise<WaitlistEntry> =>
      call('POST', `/waitlist/${action}`, { body: { token } }).then(({ status, data, msg }) => {
        if (status !== 200) throw new Error(msg);
        return data;
      });

  return {
    join,
    mailedToken,
    entry: asParty('entry'),
    confirm: asParty('confirm'),
    leave: asParty('leave'),
    decline: asParty('decline'),
    /** Joins, and follows the link of the mail. @returns the token. */
    async wait(sailingIds: number[], wanted: Wanted = {}): Promise<string> {
      const { status, msg } = await join(sailingIds, wanted);
      if (status !== 200) throw new Error(msg);
      const token = mailedToken('waitlist-confirm');
      await asParty('confirm')(token);
      return token;
    },
    serve: (sailingId: number) => serveList(deps, sailingId),
    book: (
      sailingId: number,
      buyer: number | string,
      {
        adults = 1,
        rooms = [],
        ...more
      }: { adults?: number; rooms?: number[] } & Partial<OrderRequestInput> = {},
    ) => {
      const one = buyersInput(sailingId, buyer);
      return call('POST', '/orders', {
        headers: { 'Idempotency-Key': newKey() },
        body: {
          ...one,
          passengers: Array.from({ length: adults }, (_, place) => ({
            ...one.passengers[0],
            idNumber: `LIST ${buyer} ${place}`,
          })),
          ...(rooms.length > 0 && { cabins: { kind: 'chosen', roomIds: rooms } }),
          expectedTotalSen: adults * FARES.adult + rooms.length * CABIN_SEN,
          ...more,
        },
      });
    },
    cancel: (order: { order: { number: string }; accessToken: string }) =>
      call('POST', `/orders/${order.order.number}/cancel`, {
        headers: { 'Idempotency-Key': newKey(), 'X-Order-Token': order.accessToken },
        body: { expectedChargeSen: 0 },
      }),
    /** The state of each party, in the order of the list. */
    states: ({ parties: listed }: OfficeWaitlist) => listed.map(({ name, status }) => `${name}: ${status}`),
  };
}
