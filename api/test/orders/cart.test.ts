import type { CartItemInput } from '@gangway/shared/contract/sales/carts.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/lib/database/database.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  CABIN_SEN,
  createSailing,
  createVoyage,
  FARES,
  passengerInput,
} from '../support/database/factories.ts';
import { book } from '../support/money/paying.ts';
import { type SignedIn, signInCustomer } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, clock, deps } = gangway;
const voyage = await createVoyage(db, { rooms: 2 });
const [firstRoom = 0] = voyage.roomIds;

let customer: SignedIn;
let sailingId: number;
let day = 0;
beforeEach(async () => {
  customer = await signInCustomer(gangway);
  const date = new Date(Date.UTC(2027, 2, 1 + day++)).toISOString().slice(0, 10);
  sailingId = await createSailing(db, voyage, { date, capacity: 3 });
});

const item = (changes: Partial<CartItemInput> = {}): CartItemInput => ({
  id: deps.ids.uuid(),
  sailingId,
  passengers: [{ ticketType: 'adult' }],
  ...changes,
});
const read = (headers: Record<string, string> = customer.headers) => call('GET', '/cart', { headers });
const save = (version: number, items: CartItemInput[], headers: Record<string, string> = customer.headers) =>
  call('POST', '/cart', { body: { version, items }, headers });
const changesOf = async (headers: Record<string, string> = customer.headers) =>
  (await read(headers)).data.items.map(
    ({ changes, bookable }: { changes: { change: string }[]; bookable: boolean }) => [
      changes.map(({ change }) => change),
      bookable,
    ],
  );

describe('a cart', () => {
  test('is empty at first, and then returns the saved items at current prices', async () => {
    expect((await read()).data).toEqual({ version: 0, items: [], totalSen: 0, updatedAt: null });
    const family = item({
      passengers: [
        { ticketType: 'adult', name: 'Aisyah binti Rahman', birthDate: '1988-04-12' },
        { ticketType: 'child', name: 'Hana', remarks: 'no peanuts' },
      ],
      cabins: { kind: 'assigned', count: 1 },
    });
    const single = item();
    const { status, data } = await save(0, [family, single]);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      version: 1,
      updatedAt: clock.now().toISOString(),
      totalSen: 2 * FARES.adult + FARES.child + CABIN_SEN,
      items: [
        { ...family, totalSen: FARES.adult + FARES.child + CABIN_SEN, changes: [], bookable: true },
        { ...single, totalSen: FARES.adult, sailing: { id: sailingId, placesLeft: 3 }, bookable: true },
      ],
    });
    expect((await read()).data).toEqual(data);
    expect((await save(1, [single])).data).toMatchObject({ version: 2, totalSen: FARES.adult });
    expect((await save(2, [])).data).toMatchObject({ version: 3, items: [], totalSen: 0 });
  });

  test('belongs to one customer', async () => {
    await save(0, [item()]);
    const other = await signInCustomer(gangway);
    expect((await read(other.headers)).data.items).toEqual([]);
  });

  test('that another device changed is not overwritten, and of two concurrent saves one succeeds', async () => {
    await save(0, [item()]);
    expect(await save(0, [])).toMatchObject({ status: 409, data: { error: 'cart-changed' } });
    expect((await read()).data.items).toHaveLength(1);
    for (const version of [1, 2]) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => save(version, [item()])));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ data }) => data.error === 'cart-changed')).toHaveLength(7);
    }
    const fresh = await signInCustomer(gangway);
    const first = await Promise.all(Array.from({ length: 8 }, () => save(0, [item()], fresh.headers)));
    expect(first.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('reports the travel rules that an incomplete party breaks', async () => {
    const { data } = await save(0, [
      item({ passengers: [{ ticketType: 'child', birthDate: '2018-06-02' }] }),
    ]);
    expect(data.items[0].findings).toMatchObject([{ rule: 'minor-unaccompanied' }]);
    expect(data.items[0].bookable).toBe(true);
  });

  test.each([
    ['eleven items', () => Array.from({ length: 11 }, () => item()), 'items'],
    [
      'an item twice',
      () => {
        const twice = item();
        return [twice, twice];
      },
      'items.1.id',
    ],
    ['no passengers', () => [item({ passengers: [] })], 'items.0.passengers'],
    [
      'ten people',
      () => [item({ passengers: Array.from({ length: 10 }, () => ({ ticketType: 'adult' as const })) })],
      'items.0.passengers',
    ],
    ['no ticket type', () => [item({ passengers: [{} as never] })], 'items.0.passengers.0.ticketType'],
    ['an invalid id', () => [item({ id: 'mine' })], 'items.0.id'],
    ['an invalid sailing', () => [item({ sailingId: 0 })], 'items.0.sailingId'],
  ] as const)('is refused with %s', async (_, items, field) => {
    const answer = await save(0, [...items()]);
    expect(answer).toMatchObject({ status: 422, data: { error: 'invalid-input' } });
    expect(Object.keys(answer.data.fields)).toEqual([field]);
    expect((await read()).data.version).toBe(0);
  });
});

describe('a change since the last view of the cart', () => {
  test('of the price does not prevent booking', async () => {
    await save(0, [item({ seenTotalSen: FARES.adult }), item({ seenTotalSen: FARES.adult - 500 })]);
    expect(await changesOf()).toEqual([
      [[], true],
      [['price-changed'], true],
    ]);
    const [, changed] = (await read()).data.items;
    expect(changed).toMatchObject({ totalSen: FARES.adult });
    expect(changed.changes[0].message).toContain('RM 200.00');
    const inKorean = { ...customer.headers, Cookie: 'language=ko' };
    expect((await read(inKorean)).data.items[1].changes[0].message).toContain('요금이 RM 200.00');
  });

  test('is reported if the places are sold out', async () => {
    await save(0, [item({ passengers: [{ ticketType: 'adult' }, { ticketType: 'adult' }] }), item()]);
    await book(gangway, sailingId, {
      passengers: [passengerInput(), passengerInput()],
      expectedTotalSen: 2 * FARES.adult,
    });
    expect(await changesOf()).toEqual([
      [['sailing-sold-out'], false],
      [[], true],
    ]);
    const { items, totalSen } = (await read()).data;
    expect(items[0]).toMatchObject({ totalSen: null, lines: [], sailing: { placesLeft: 1 } });
    expect(items[0].changes[0].message).toContain('Only 1 place is left');
    expect(totalSen).toBe(FARES.adult);
    await book(gangway, sailingId);
    expect(await changesOf()).toEqual([
      [['sailing-sold-out'], false],
      [['sailing-sold-out'], false],
    ]);
  });

  test('is reported if sales have closed or the sailing does not exist', async () => {
    await save(0, [item(), item({ sailingId: 999_999 })]);
    await inTransaction(deps, 'system:test', trx =>
      trx.updateTable('sailings').set({ status: 'closed' }).where('id', '=', sailingId).execute(),
    );
    expect(await changesOf()).toEqual([
      [['sailing-closed'], false],
      [['sailing-gone'], false],
    ]);
    const { items } = (await read()).data;
    expect(items.map(({ sailing }: { sailing: { id: number } | null }) => sailing?.id)).toEqual([
      sailingId,
      undefined,
    ]);
  });

  test('is reported if the cabin is taken', async () => {
    const chosen = { kind: 'chosen' as const, roomIds: [firstRoom] };
    const adults = (count: number) => Array.from({ length: count }, () => ({ ticketType: 'adult' as const }));
    const roomy = await createSailing(db, voyage, { session: 'nighttime', date: '2027-06-01' });
    const foreign = { kind: 'chosen' as const, roomIds: [999_999] };
    await save(0, [
      item({ cabins: chosen }),
      item({ cabins: foreign }),
      item({ cabins: { kind: 'assigned', count: 2 }, passengers: adults(2) }),
      item({ sailingId: roomy, cabins: chosen, passengers: adults(5) }),
    ]);
    expect(await changesOf()).toEqual([
      [[], true],
      [['cabin-unknown'], false],
      [[], true],
      [['cabin-too-small'], false],
    ]);
    await book(gangway, sailingId, { cabins: chosen, expectedTotalSen: FARES.adult + CABIN_SEN });
    expect(await changesOf()).toEqual([
      [['cabin-taken'], false],
      [['cabin-unknown'], false],
      [['no-cabin-available'], false],
      [['cabin-too-small'], false],
    ]);
  });
});
