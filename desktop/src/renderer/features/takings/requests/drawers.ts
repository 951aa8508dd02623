import type {
  CashDrawerDetail,
  DrawerClosing,
  DrawerMovement,
} from '@gangway/shared/contract/office/orders/drawers.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';

export const ownDrawerQuery = queryOptions({
  queryKey: ['drawers', 'own'],
  queryFn: ({ signal }) => request<CashDrawerDetail | null>('GET', '/office/drawers/own', { signal }),
  meta: { inline: true },
});

export const drawerQuery = (id: string) =>
  queryOptions({
    queryKey: ['drawers', id],
    queryFn: ({ signal }) => request<CashDrawerDetail>('GET', `/office/drawers/${id}`, { signal }),
    meta: { inline: true },
  });

export const openDrawer = (floatSen: number, idempotencyKey: string) =>
  change('/office/drawers/own', { floatSen }, idempotencyKey);

export const moveCash = (id: string, movement: DrawerMovement, idempotencyKey: string) =>
  change(`/office/drawers/${id}/movements`, movement, idempotencyKey);

export const closeDrawer = (id: string, closing: DrawerClosing) =>
  change(`/office/drawers/${id}/close`, closing);

/** Drawers are also shown on the day's screen. */
async function change(path: string, body: object, idempotencyKey?: string): Promise<CashDrawerDetail> {
  try {
    return await request<CashDrawerDetail>('POST', path, { body, ...(idempotencyKey && { idempotencyKey }) });
  } finally {
    for (const queryKey of [['drawers'], ['day-close']]) await queryClient.invalidateQueries({ queryKey });
  }
}
