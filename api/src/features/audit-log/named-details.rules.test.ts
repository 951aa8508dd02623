import { expect, test } from 'vitest';
import { namedDetail, referencesIn } from './named-details.rules.ts';

const names = new Map([
  ['customers c1', 'tan'],
  ['menus 3', 'shipOrder'],
  ['menus 4', 'slides'],
  ['sailings 7', 'Selat Aurora 2026-12-12 daytime'],
  ['slides 1', 'Phuket'],
]);
const nameOf = ({ entity, id }: { entity: string; id: string }) => names.get(`${entity} ${id}`);
const named = (entity: string, detail: Record<string, unknown>) => namedDetail({ entity, detail }, nameOf);

test('ids become names, also in lists and in changes', () => {
  expect(named('customers', { username: 'lim', superiorId: 'c1' })).toEqual({
    username: 'lim',
    superiorId: 'tan',
  });
  expect(named('roles', { changes: { menuIds: { from: [3], to: [3, 4] } } })).toEqual({
    changes: { menuIds: { from: ['shipOrder'], to: ['shipOrder', 'slides'] } },
  });
  expect(named('slides', { changes: { order: { from: [1], to: [1] } } })).toEqual({
    changes: { order: { from: ['Phuket'], to: ['Phuket'] } },
  });
});

test('numbers of other fields, and ids of deleted records, stay as they are', () => {
  expect(named('sailings', { capacity: 7, sailingId: 7, shipId: 9 })).toEqual({
    capacity: 7,
    sailingId: 'Selat Aurora 2026-12-12 daytime',
    shipId: 9,
  });
  expect(named('orders', { order: 1 })).toEqual({ order: 1 });
  expect(namedDetail({ entity: 'orders', detail: null }, nameOf)).toBeNull();
});

test('versions and log-ins are left out, and pictures are counted', () => {
  expect(named('menus', { id: 3, version: 2, session: 's', path: '/ship' })).toEqual({ path: '/ship' });
  expect(named('ships', { changes: { images: { from: ['a.jpg'], to: ['a.jpg', 'b.jpg'] } } })).toEqual({
    changes: { images: { from: 1, to: 2 } },
  });
});

test('each row is asked for once', () => {
  const entries = [
    { entity: 'orders', detail: { sailingId: 7 } },
    { entity: 'orders', detail: { sailing: { from: 7, to: 8 }, superiorId: null } },
    { entity: 'orders', detail: null },
  ];
  expect(referencesIn(entries)).toEqual([
    { entity: 'sailings', id: '7' },
    { entity: 'sailings', id: '8' },
  ]);
});
