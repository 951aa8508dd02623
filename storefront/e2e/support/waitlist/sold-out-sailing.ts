import { randomInt } from 'node:crypto';
import type { SailingOptions } from '@gangway/shared/contract/office/sailings/sailings.ts';
import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import type { CreatedOrder } from '@gangway/shared/contract/sales/orders.ts';
import { addDays } from '@gangway/shared/domain/time/local-date.ts';
import type { APIRequestContext } from '@playwright/test';
import { ask, book } from '../booking.ts';
import { signIn, staffCalls } from '../gate.ts';

/** Days of ten years after all seasons, so that two tests rarely use the same one. */
const LATE_DAYS = 3_650;

/** A separate sailing with two places, both booked by the order. */
export async function soldOutSailing(
  request: APIRequestContext,
): Promise<{ sailing: SailingDetail; order: CreatedOrder }> {
  const token = await signIn(request, 'admin');
  const { ships, routes } = await ask<SailingOptions>(request, '/office/sailings/options', undefined, {
    'X-Token': token,
  });
  const made = await staffCalls<{ id: number }>(request, token)('/office/sailings', {
    shipId: ships.find(({ name }) => name === 'Selat Aurora')?.id,
    routeId: routes.find(({ departure }) => departure.code === 'penang')?.id,
    date: addDays('2031-01-01', randomInt(LATE_DAYS)),
    session: 'daytime',
    departs: '09:00',
    arrives: '17:00',
    capacity: 2,
  });
  const order = await book(request, made.id);
  return { sailing: await ask(request, `/sailings/${made.id}`), order };
}

/** Cancels the order as its owner. */
export async function cancelOrder(
  request: APIRequestContext,
  { order, accessToken }: CreatedOrder,
): Promise<void> {
  const headers = { 'Idempotency-Key': `cancel-${order.number}`, 'X-Order-Token': accessToken };
  await ask(request, `/orders/${order.number}/cancel`, { expectedChargeSen: 0 }, headers);
}
