import type { OfficeWaitlist } from '@gangway/shared/contract/office/sailings/waitlist.ts';
import { STANDBY_EVENT } from '@gangway/shared/contract/sales/waitlist.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  createSailing,
  createVoyage,
  FARES,
  newContact,
  passengerInput,
} from '../support/database/factories.ts';
import { newKey } from '../support/money/paying.ts';
import { signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';
import { createLists } from './list.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database, { trustProxy: true });
const { call, clock } = gangway;
const { wait, entry, serve, book, cancel } = createLists(gangway);
const voyage = await createVoyage(db);
let { headers } = await signInStaff(gangway, ['orders.sell']);

let day = 10;
let buyers = 0;
let sailingId: number;
let order: Awaited<ReturnType<typeof book>>['data'];

beforeEach(async () => {
  sailingId = await createSailing(db, voyage, { date: `2027-03-${day++}`, capacity: 2 });
  order = (await book(sailingId, `desk ${++buyers}`, { adults: 2 })).data;
});

const at = (path = '') => `/office/waitlists/${sailingId}${path}`;
const read = async (): Promise<OfficeWaitlist> => (await call('GET', at(), { headers })).data;
const post = (path: string, body: object) => call('POST', at(path), { headers, body });
const partyNamed = async (name: string) => {
  const party = (await read()).parties.find(one => one.name === name);
  if (!party) throw new Error(`${name} does not wait`);
  return party;
};
const waits = (name: string, adults = 2) =>
  wait([sailingId], { adults, contact: { ...newContact(name), phone: null } });
const namesInOrder = async () => (await read()).parties.map(({ name }) => name);
const TWO = { adult: 2, child: 0, infant: 0, senior: 0 };
const standby = (name: string) => post('/standby', { name, phone: null, tickets: TWO, cabins: null });

async function audited(id: string) {
  const rows = await db
    .selectFrom('audit_entries')
    .select(['action', 'actor', 'detail'])
    .where('entity', '=', 'waitlist_parties')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ action, actor, detail }) => ({
    action,
    by: actor.split(':')[0],
    reason: (detail as { reason?: string } | null)?.reason,
  }));
}

describe('the desk', () => {
  test('sees the waiting parties, and changes the order with a reason', async () => {
    await waits('Ana');
    await waits('Ben');
    await waits('Cho');
    const [ana, ben, cho] = [await partyNamed('Ana'), await partyNamed('Ben'), await partyNamed('Cho')];
    expect((await post(`/parties/${cho.id}/move`, { with: ben.id, reason: 'Wheelchair' })).status).toBe(200);
    expect(await namesInOrder()).toEqual(['Ana', 'Cho', 'Ben']);
    // A user with the list from before that move cannot repeat it by mistake.
    const late = await post(`/parties/${ana.id}/move`, { with: ben.id, reason: 'Late' });
    expect(late.data.error).toBe('waitlist-order-changed');
    expect((await post(`/parties/${cho.id}/move`, { with: ben.id, reason: ' ' })).status).toBe(422);
    expect(await audited(cho.id)).toEqual([
      { action: 'joined', by: 'guest', reason: undefined },
      { action: 'moved', by: 'staff', reason: 'Wheelchair' },
    ]);
  });

  test('the changed order decides who gets an offer', async () => {
    const [first, second] = [await waits('Ana'), await waits('Ben')];
    const [ana, ben] = [await partyNamed('Ana'), await partyNamed('Ben')];
    await post(`/parties/${ben.id}/move`, { with: ana.id, reason: 'Promised' });
    await cancel(order);
    await serve(sailingId);
    expect([(await entry(first)).status, (await entry(second)).status]).toEqual(['waiting', 'offered']);
  });

  test('offers free places out of turn, and refuses places that are not free', async () => {
    await waits('Ana', 3);
    const later = await waits('Ben', 1);
    const [ana, ben] = [await partyNamed('Ana'), await partyNamed('Ben')];
    const refused = await post(`/parties/${ben.id}/offer`, { reason: 'Now' });
    expect(refused.data.error).toBe('waitlist-does-not-fit');
    await cancel(order);
    expect((await post(`/parties/${ana.id}/offer`, { reason: 'Now' })).data.error).toBe(
      'waitlist-does-not-fit',
    );
    expect((await post(`/parties/${ben.id}/offer`, { reason: 'Doctor' })).status).toBe(200);
    expect((await entry(later)).status).toBe('offered');
    await serve(sailingId);
    expect(await brokenRows(db)).toEqual([]);
  });

  test('takes a party off the list, and its places go to the next one', async () => {
    const [first, second] = [await waits('Ana'), await waits('Ben')];
    await cancel(order);
    await serve(sailingId);
    const ana = await partyNamed('Ana');
    expect((await post(`/parties/${ana.id}/end`, { reason: 'By phone' })).status).toBe(200);
    await serve(sailingId);
    expect([(await entry(first)).status, (await entry(second)).status]).toEqual(['removed', 'offered']);
    expect((await post(`/parties/${ana.id}/end`, { reason: 'Again' })).status).toBe(404);
    expect((await audited(ana.id)).filter(({ action }) => action === 'removed')).toHaveLength(1);
  });

  test('finds the sailings of a date, and those with waiting parties', async () => {
    await waits('Ana');
    const { data } = await call('GET', '/office/waitlists', { headers });
    expect(data).toContainEqual(expect.objectContaining({ waiting: 1, offered: 0 }));
    const quiet = await createSailing(db, voyage, { date: '2027-05-01' });
    const dated = await call('GET', '/office/waitlists?date=2027-05-01', { headers });
    expect(dated.data.at(-1)).toMatchObject({ sailing: { id: quiet }, waiting: 0 });
  });
});

describe('standby', () => {
  test('numbers are called in order, and can buy their kept places after sales have closed', async () => {
    expect((await standby('Dee')).status).toBe(200);
    expect((await standby('Eve')).data.parties.map(({ number }: { number: number }) => number)).toEqual([
      1, 2,
    ]);
    const { data: sailing } = await call('GET', `/sailings/${sailingId}`);
    clock.set(new Date(Date.parse(sailing.departsAt) - 20 * 60_000).toISOString());
    // The earlier session has expired by then.
    ({ headers } = await signInStaff(gangway, ['orders.sell']));
    await serve(sailingId);
    const shown = await call('GET', `/standby/${sailingId}`);
    // The unpaid order has lapsed meanwhile.
    expect([shown.data.called, shown.data.waiting]).toEqual([[1], [2]]);
    expect(JSON.stringify(shown.data)).not.toContain('Dee');
    const dee = await partyNamed('Dee');
    expect(dee.offer?.expiresAt).toBe(new Date(clock.now().getTime() + 5 * 60_000).toISOString());
    const sold = await call('POST', '/office/counter-sales', {
      headers: { ...headers, 'Idempotency-Key': newKey() },
      body: {
        order: {
          sailingId,
          passengers: [passengerInput(), passengerInput()],
          contact: { ...newContact('Dee'), email: null },
          referralCode: 'SELAT',
          language: 'en',
          expectedTotalSen: 2 * FARES.adult,
          termsAccepted: true,
          waitlistToken: dee.token,
        },
        provider: 'counter',
        entries: {},
        tenderedSen: 2 * FARES.adult,
      },
    });
    expect([sold.status, sold.msg]).toEqual([200, 'success']);
    expect((await call('GET', `/standby/${sailingId}`)).data).toMatchObject({ called: [], waiting: [2] });
    expect(await brokenRows(db)).toEqual([]);
  });

  test('a number that does not respond is skipped, and the next one is called', async () => {
    clock.set('2026-11-20T02:00:00.000Z');
    ({ headers } = await signInStaff(gangway, ['orders.sell']));
    await standby('Dee');
    await standby('Eve');
    await cancel(order);
    await serve(sailingId);
    clock.advance(6 * 60_000);
    await serve(sailingId);
    expect((await call('GET', `/standby/${sailingId}`)).data).toMatchObject({ called: [2], waiting: [] });
  });

  test('the screen is notified of each call at once', async () => {
    await standby('Dee');
    const response = await gangway.app.request(`/prod-api/standby/${sailingId}/events`);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    const hear = async (what: string) => {
      while (!heard.includes(what)) heard += (await reader?.read())?.value ?? '';
    };
    await hear('"waiting":[1]');
    expect(heard).toContain(`event: ${STANDBY_EVENT}`);
    await cancel(order);
    await serve(sailingId);
    await hear('"called":[1]');
    await reader?.cancel();
  });
});
