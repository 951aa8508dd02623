import { beforeAll, describe, expect, it } from 'vitest';
import { readManifest } from '../../src/features/manifest/manifest.service.ts';
import { manifestColumns } from '../../src/features/manifest/manifest-columns.view.ts';
import { inTransaction } from '../../src/lib/database/database.ts';
import { anonymizeOrders } from '../../src/processes/personal-data/orders-erasure.service.ts';
import { findOrderPeople } from '../../src/reservations/order-views/order-view.repository.ts';
import { applyPayment } from '../../src/reservations/payments/payment-arrival.service.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, orderInput, passengerInput } from '../support/database/factories.ts';
import { createMember } from '../support/people/accounts.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
let api: TestApp;
let sailingId: number;
let order: { id: string; dueSen: number };

beforeAll(async () => {
  api = await createTestApp(database);
  api.clock.set('2026-11-20T02:00:00Z');
  sailingId = await createSailing(db, await createVoyage(db), { date: '2027-04-01' });
  await db.updateTable('routes').set({ asks_place_of_birth: true }).execute();
  const member = await createMember(api);
  const answer = await api.call('POST', '/orders', {
    body: orderInput(sailingId, { passengers: [passengerInput({ placeOfBirth: 'Kuching, Malaysia' })] }),
    headers: { 'Idempotency-Key': 'place-of-birth', ...member.headers },
  });
  order = answer.data.order;
});

describe('a place of birth', () => {
  it('is stored and shown at the desk', async () => {
    const [person] = await findOrderPeople(db, order.id);
    expect(person?.placeOfBirth).toBe('Kuching, Malaysia');
  });

  it('is required on routes that ask for it', async () => {
    expect((await api.call('GET', `/sailings/${sailingId}`)).data.route.asksPlaceOfBirth).toBe(true);
  });

  it('is on the manifest of such routes only', async () => {
    await inTransaction(api.deps, 'system:test', trx =>
      applyPayment(trx, api.deps, { orderId: order.id, amountSen: order.dueSen }),
    );
    const { passengers, route } = await readManifest(api.deps, sailingId);
    const column = manifestColumns('en', route).find(({ name }) => name === 'placeOfBirth');
    expect(column?.header).toBe('Place of birth');
    expect(passengers.map((passenger, index) => column?.cell(passenger, index))).toEqual([
      'Kuching, Malaysia',
    ]);
    const names = manifestColumns('en', { asksPlaceOfBirth: false }).map(({ name }) => name);
    expect(names).not.toContain('placeOfBirth');
  });

  it('is deleted with the person’s data', async () => {
    await inTransaction(api.deps, 'system:test', trx => anonymizeOrders(trx, [order.id], api.clock.now()));
    const [person] = await findOrderPeople(db, order.id);
    expect(person).toMatchObject({ name: '–', placeOfBirth: '', birthDate: '1988-01-01' });
  });
});
